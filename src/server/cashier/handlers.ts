import type { AppHandlers } from '#server/call-context.ts';
import { findCustomisedDue, findStandardDue } from './due.ts';
import { payOrder } from './pay-order.ts';

export const cashierHandlers = {
  payStandardOrder: (context, request) => payOrder(context, request, findStandardDue),
  payCustomisedOrder: (context, request) => payOrder(context, request, findCustomisedDue),
} satisfies Partial<AppHandlers>;
