import { requireExisting } from '#domain/ownership/own-entry.ts';
import { payStateOf } from '#domain/payment/pay-state.ts';
import { isUnpaid } from '#domain/payment/payment-life.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember } from '#server/call-context.ts';
import { findDue } from './due.ts';
import { inquire, latestPayment } from './payments/inquire.ts';

/** Asks the payment service about the latest online payment of an order, and returns its state. */
export async function checkPayment(context: CallContext, orderNo: string): Promise<Reply<'checkPayment'>> {
  const { db } = context;
  const { id: memberId } = callingMember(context);
  const own = requireExisting(await db.transaction((tx) => findDue(tx, orderNo, memberId)));
  if (!own.ok) return own;
  const latest = await latestPayment(db, memberId, orderNo);
  const isAsked = latest !== undefined && isUnpaid(latest.state);
  if (isAsked) await inquire(context, latest);
  const known = isAsked ? await latestPayment(db, memberId, orderNo) : latest;
  return { ok: true, data: { payState: payStateOf(known?.state) } };
}
