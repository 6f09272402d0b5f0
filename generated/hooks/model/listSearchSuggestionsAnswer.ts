// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SearchSuggestions } from './searchSuggestions.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The suggestions.
 */
export interface ListSearchSuggestionsAnswer {
  code: SuccessCode;
  msg: Message;
  data: SearchSuggestions;
}
