// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { HelpText } from './helpText.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The text of a menu entry.
 */
export interface GetHelpEntryAnswer {
  code: SuccessCode;
  msg: Message;
  data: HelpText;
}
