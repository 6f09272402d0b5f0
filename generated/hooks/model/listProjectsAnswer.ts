// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { Project } from './project.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of projects.
 */
export interface ListProjectsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The projects.
     * @maxItems 100
     */
  data: Project[];
  params: TotalParams;
}
