import { and, eq, ne } from 'drizzle-orm';
import { stateOfArrived } from '#domain/cashier/decide-payment.ts';
import { contradictedField, decideReport, isRepeatedReport } from '#domain/cashier/decide-report.ts';
import { methods } from '#domain/cashier/methods.ts';
import { rechargeEntry } from '#domain/ledger/entries.ts';
import { orderEvents } from '#domain/orders/events.ts';
import { isOwn } from '#domain/ownership/own-entry.ts';
import { refundsOf } from '#domain/payment/refund-life.ts';
import type { Executor } from '#server/db/client.ts';
import { payment } from '#server/db/schema/payment.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import type { Confirmation } from '#server/gateways/payment/index.ts';
import { bookMoney, lockAccount, nextNumber } from '#server/ledger/index.ts';
import { storeRefunds } from '#server/orders/index.ts';
import { findDue } from './due.ts';
import { reportRefund } from './report-refund.ts';

type Payment = typeof payment.$inferSelect;

/** `refused` names the field that contradicts the started payment; nothing is booked then. */
export type Booking =
  | { readonly ok: true; readonly state: Payment['state'] }
  | {
      readonly ok: false;
      readonly refused: 'unknownPayment' | 'method' | 'currency' | 'amount' | 'reference';
    };

/** Gives back a payment that came too late or twice, and lets its member know. */
async function giveBack(tx: Executor, arrived: Payment, now: Date): Promise<void> {
  await storeRefunds(tx, refundsOf([arrived]), now);
  await reportRefund(tx, { ...arrived, state: 'pending' }, orderEvents.surplusPaid, now);
}

/** Gives back a payment that was paid twice, which services should prevent. */
async function refundSecond(tx: Executor, found: Payment, serviceRef: string, now: Date): Promise<void> {
  const number = await nextNumber(tx, 'Z', now);
  const added = { ...found, number, serviceRef, state: 'refunded' as const, createdAt: now, endedAt: now };
  await tx.insert(payment).values(added);
  await giveBack(tx, added, now);
}

/** Settles the order of a payment if it is still due, credits a top-up, and otherwise gives the money back. */
async function bookPaid(
  tx: Executor,
  found: Payment,
  serviceRef: string,
  now: Date,
): Promise<Payment['state']> {
  const { number, orderNo, memberId, payType, amount } = found;
  const due = orderNo === null ? undefined : await findDue(tx, orderNo);
  const mine = isOwn(due, memberId) ? due : undefined;
  const state = stateOfArrived(mine, found);
  await tx.update(payment).set({ state, serviceRef, endedAt: now }).where(eq(payment.number, number));
  if (state === 'paid') await mine?.settle(number, now);
  else if (state === 'refunded') await giveBack(tx, found, now);
  else {
    const { accountType } = methods[payType];
    const entry = rechargeEntry({ accountType, amount, objectId: number });
    await bookMoney(tx, { ...entry, memberId, createdAt: now });
  }
  return state;
}

async function referenceIsTaken(
  tx: Executor,
  { number, payType }: Payment,
  serviceRef: string,
): Promise<boolean> {
  const other = and(
    eq(payment.payType, payType),
    eq(payment.serviceRef, serviceRef),
    ne(payment.number, number),
  );
  return (await tx.select({ number: payment.number }).from(payment).where(other)).length > 0;
}

async function bookLocked(
  tx: Executor,
  found: Payment,
  confirmation: Confirmation,
  now: Date,
): Promise<Booking> {
  const { number, state } = found;
  const { paid, serviceRef } = confirmation;
  const isTaken = paid && (await referenceIsTaken(tx, found, serviceRef));
  const decided = decideReport(found, confirmation, isTaken);
  if (!decided.ok) return decided;
  switch (decided.effect) {
    case 'book':
      return { ok: true, state: await bookPaid(tx, found, serviceRef, now) };
    case 'refundAgain':
      await refundSecond(tx, found, serviceRef, now);
      return { ok: true, state };
    case 'decline':
      await tx.update(payment).set({ state: 'declined', endedAt: now }).where(eq(payment.number, number));
      return { ok: true, state: 'declined' };
    case 'none':
      return { ok: true, state };
  }
}

/**
 * Books the confirmation of a payment service exactly once, however often and in whatever order notifications arrive. Settles
 * the order, or gives the money back when the order is already paid or closed. A declined payment may still be
 * paid later. A confirmation that is repeated waits for nobody.
 */
export async function bookConfirmation(
  db: Executor,
  confirmation: Confirmation,
  now: Date,
): Promise<Booking> {
  return withLockRetry(db, async (tx): Promise<Booking> => {
    const mine = eq(payment.number, confirmation.paymentNumber);
    const [known] = await tx.select().from(payment).where(mine);
    if (!known) return { ok: false, refused: 'unknownPayment' };
    const refused = contradictedField(known, confirmation);
    if (refused) return { ok: false, refused };
    if (isRepeatedReport(known, confirmation)) return { ok: true, state: known.state };
    await lockAccount(tx, known.memberId);
    const [found] = await tx.select().from(payment).where(mine).for('update');
    return found ? bookLocked(tx, found, confirmation, now) : { ok: false, refused: 'unknownPayment' };
  });
}
