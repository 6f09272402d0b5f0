// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CatalogLink } from './catalogLink.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * Hot categories in the order of their tabs.
 */
export interface ListHotCatalogsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The hot categories.
     * @maxItems 20
     */
  data: CatalogLink[];
}
