// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SolutionRows } from './solutionRows.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of solutions.
 */
export interface ListSolutionsAnswer {
  code: SuccessCode;
  msg: Message;
  data: SolutionRows;
  params: TotalParams;
}
