// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Facet } from './facet.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * The values of each filter column.
 */
export interface CountProductFacetsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * One entry per filter column, in the order of the columns.
     * @maxItems 200
     */
  data: Facet[];
  params: TotalParams;
}
