// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { PaymentForm } from './paymentForm.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The payment form of an online method, nothing with a balance.
 */
export interface PaymentAnswer {
  code: SuccessCode;
  msg: Message;
  data?: PaymentForm;
}
