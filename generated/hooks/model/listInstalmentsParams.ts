// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OrderNo } from './orderNo.ts';

export type ListInstalmentsParams = {
/**
 * Number of an order. The first letter is the kind: P standard, C customised, S sample.
 */
orderNo: OrderNo;
};
