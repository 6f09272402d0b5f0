// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { WaitingOrders } from './waitingOrders.ts';

/**
 * The orders, by what the member has to do.
 */
export type CountWaitingCustomisedAnswerData = {
  toPay: WaitingOrders;
  toSign: WaitingOrders;
  toCorrect: WaitingOrders;
  toReceive: WaitingOrders;
};
