// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Catalog } from './catalog.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * All categories.
 */
export interface GetCatalogTreeAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The categories of the first level.
     * @maxItems 200
     */
  data: Catalog[];
}
