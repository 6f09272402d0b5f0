import type { HandHandlers } from '../call.ts';
import { afterSalesHandlers } from './after-sales.ts';
import { cartHandlers } from './cart.ts';
import { cashierHandlers } from './cashier.ts';
import { catalogueHandlers } from './catalogue.ts';
import { chatHandlers } from './chat.ts';
import { contentHandlers } from './content.ts';
import { keptHandlers } from './kept.ts';
import { memberHandlers } from './member.ts';
import { orderSubmitHandlers } from './order-submit.ts';
import { orderHandlers } from './orders.ts';
import { regionHandlers } from './regions.ts';
import { sessionHandlers } from './session.ts';

/** Every handler that is written by hand; each says why beside it, or over its table. */
export const handHandlers: HandHandlers = {
  ...afterSalesHandlers,
  ...cartHandlers,
  ...cashierHandlers,
  ...catalogueHandlers,
  ...chatHandlers,
  ...contentHandlers,
  ...keptHandlers,
  ...memberHandlers,
  ...orderSubmitHandlers,
  ...orderHandlers,
  ...regionHandlers,
  ...sessionHandlers,
};
