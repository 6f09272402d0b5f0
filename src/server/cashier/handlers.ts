import type { AppHandlers } from '#server/call-context.ts';
import { checkPayer } from './check-payer.ts';
import { checkPayment } from './check-payment.ts';
import { findCustomisedDue, findStandardDue } from './due.ts';
import { payOrder } from './pay-order.ts';

export const cashierHandlers = {
  payStandardOrder: {
    precondition: checkPayer,
    handle: (context, request) => payOrder(context, request, findStandardDue),
  },
  payCustomisedOrder: {
    precondition: checkPayer,
    handle: (context, request) => payOrder(context, request, findCustomisedDue),
  },
  checkPayment: (context, { orderNo }) => checkPayment(context, orderNo),
} satisfies Partial<AppHandlers>;
