import { topUpNotice } from '#domain/messages/top-up-notices.ts';
import { type OrderEvent, orderActors } from '#domain/orders/events.ts';
import type { Refund } from '#domain/payment/refund-life.ts';
import type { Executor } from '#server/db/client.ts';
import { sendNotice } from '#server/messages/index.ts';
import { addSteps } from '#server/orders/index.ts';

/** The payment that is given back, and how far its refund is. */
interface GivenBack extends Refund {
  readonly number: string;
  readonly memberId: number;
  readonly orderNo: string | null;
}

/** Lets the member know how the refund of a payment goes on: in the history of its order, and by a notice. */
export async function reportRefund(
  tx: Executor,
  { number, memberId, orderNo, ...refund }: GivenBack,
  event: OrderEvent,
  now: Date,
): Promise<void> {
  if (orderNo !== null)
    await addSteps(tx, orderNo, [{ event, by: orderActors.bySystem, refunds: [refund] }], now);
  else await sendNotice(tx, memberId, topUpNotice(event, number), now);
}
