import { discountTypes } from '#domain/money/discounts.ts';
import type { OrderLine } from './order-line.ts';
import type { OrderRequest } from './order-request.ts';

/** An order as it was sent. */
export interface SentOrder {
  readonly request: OrderRequest;
  /** The lines that the page showed with it. */
  readonly lines: readonly OrderLine[];
}

/** The amount in cents and the points that an order was sent with. */
export function sentFigures({ data }: OrderRequest): { readonly payable: number; readonly points: number } {
  return {
    payable: data.moneyNum,
    points: data.discountType === discountTypes.points ? data.integralNum : 0,
  };
}

/** The quantity of a line and the delivery that an order was sent with; undefined for a line that it did not have. */
export function sentDelivery(request: OrderRequest, { carId, productId }: OrderLine) {
  const { kind, data } = request;
  const sent =
    kind === 'cart'
      ? data.productInfos.find((line) => line.carId === carId)
      : data.productId === productId && data;
  if (!sent) return undefined;
  const { num, backordered = 0, backorderWeeks } = sent;
  return { quantity: num, stock: num - backordered, backorderWeeks };
}
