// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Instalments } from './instalments.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The instalments.
 */
export interface ListInstalmentsAnswer {
  code: SuccessCode;
  msg: Message;
  data: Instalments;
}
