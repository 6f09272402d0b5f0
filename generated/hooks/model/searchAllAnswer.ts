// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SearchResults } from './searchResults.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * What was found.
 */
export interface SearchAllAnswer {
  code: SuccessCode;
  msg: Message;
  data: SearchResults;
}
