// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { HelpEntry } from './helpEntry.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The menu.
 */
export interface ListHelpEntriesAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The entries of both levels.
     * @maxItems 500
     */
  data: HelpEntry[];
}
