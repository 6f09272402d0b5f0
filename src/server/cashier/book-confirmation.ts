import { and, eq, ne } from 'drizzle-orm';
import { stateOfArrived } from '#domain/cashier/decide-payment.ts';
import { contradictedField, decideReport, isRepeatedReport } from '#domain/cashier/decide-report.ts';
import { methods } from '#domain/cashier/methods.ts';
import { rechargeEntry } from '#domain/ledger/entries.ts';
import { isOwn } from '#domain/ownership/own-entry.ts';
import type { Executor } from '#server/db/client.ts';
import { payment } from '#server/db/schema/payment.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import type { Confirmation } from '#server/gateways/payment/index.ts';
import { bookMoney, lockAccount, nextNumber } from '#server/ledger/index.ts';
import { findDue } from './due.ts';

type Payment = typeof payment.$inferSelect;

/** `refused` names the field that contradicts the started payment; nothing is booked then. */
export type Booking =
  | { readonly ok: true; readonly state: Payment['state'] }
  | {
      readonly ok: false;
      readonly refused: 'unknownPayment' | 'method' | 'currency' | 'amount' | 'reference';
    };

/** Credits money that settles no order to the member's balance in its currency. */
async function credit(tx: Executor, found: Payment, objectId: string, now: Date): Promise<void> {
  const { memberId, payType, amount } = found;
  const { accountType } = methods[payType];
  await bookMoney(tx, { ...rechargeEntry({ accountType, amount, objectId }), memberId, createdAt: now });
}

/** Credits a payment that was paid twice. Services should prevent that, but the money belongs to the member in any case. */
async function creditSecond(tx: Executor, found: Payment, serviceRef: string, now: Date): Promise<void> {
  const number = await nextNumber(tx, 'Z', now);
  const added = { ...found, number, serviceRef, state: 'credited' as const, createdAt: now, endedAt: now };
  await tx.insert(payment).values(added);
  await credit(tx, found, number, now);
}

/** Settles the order of a payment if it is still due, otherwise credits the money. */
async function bookPaid(
  tx: Executor,
  found: Payment,
  serviceRef: string,
  now: Date,
): Promise<Payment['state']> {
  const { number, orderNo, memberId } = found;
  const due = orderNo === null ? undefined : await findDue(tx, orderNo);
  const mine = isOwn(due, memberId) ? due : undefined;
  const state = stateOfArrived(mine, found);
  await tx.update(payment).set({ state, serviceRef, endedAt: now }).where(eq(payment.number, number));
  if (mine && state === 'paid') await mine.settle(number, now);
  else await credit(tx, found, number, now);
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
    case 'creditAgain':
      await creditSecond(tx, found, serviceRef, now);
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
 * the order, or credits the balance of the currency when the order is already paid or closed. A declined payment may still be
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
