// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProjectId } from './projectId.ts';

/**
 * The project to cancel.
 */
export interface CancelProjectForm {
  projectId: ProjectId;
}
