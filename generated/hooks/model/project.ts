// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProjectId } from './projectId.ts';
import type { ProjectProjectState } from './projectProjectState.ts';

/**
 * A project of the member.
 */
export interface Project {
  projectId: ProjectId;
  /**
     * Name.
     * @minLength 1
     * @maxLength 50
     */
  projectName: string;
  /**
     * Mobile number of mainland China: 1, then one of 3, 4, 5, 7 and 8, then 9 digits.
     * @minLength 1
     * @maxLength 50
     */
  phone: string;
  /**
     * Description.
     * @minLength 1
     * @maxLength 500
     */
  projectDescribe: string;
  /** State of the project. Any value not listed is shown as rejected. */
  projectState: ProjectProjectState;
}
