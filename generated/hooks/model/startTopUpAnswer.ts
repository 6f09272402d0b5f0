// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { PaymentForm } from './paymentForm.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The payment form.
 */
export interface StartTopUpAnswer {
  code: SuccessCode;
  msg: Message;
  data: PaymentForm;
}
