// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CountedParams } from './countedParams.ts';
import type { FoundCategory } from './foundCategory.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The categories with their counts.
 */
export interface CountSearchCategoriesAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The categories.
     * @maxItems 2000
     */
  data: FoundCategory[];
  params: CountedParams;
}
