import { decidePayment, type PaymentDecision } from '#domain/cashier/decide-payment.ts';
import { methods } from '#domain/cashier/methods.ts';
import { paymentEntry } from '#domain/ledger/entries.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import { paymentForm } from '#domain/payment/addresses.ts';
import type { Reply, Requests } from '#generated/server/routes.ts';
import { type CallContext, callingMember } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { payment } from '#server/db/schema/payment.ts';
import { ticketOf } from '#server/gateways/payment/index.ts';
import { bookMoney, lockOpenAccount, nextNumber } from '#server/ledger/index.ts';
import type { Due, FindDue } from './due.ts';

type PayRequest = Requests['payStandardOrder' | 'payCustomisedOrder'];
type PayReply = Reply<'payStandardOrder'> & Reply<'payCustomisedOrder'>;

interface NewPayment extends PaymentDecision {
  readonly memberId: number;
  readonly createdAt: Date;
}

async function addPayment(
  tx: Executor,
  { memberId, amount, createdAt, state }: NewPayment,
  { orderNo, payType }: PayRequest,
): Promise<string> {
  const number = await nextNumber(tx, 'Z', createdAt);
  const endedAt = state === 'paid' ? createdAt : null;
  const { currency } = methods[payType];
  await tx
    .insert(payment)
    .values({ number, memberId, orderNo, payType, currency, amount, createdAt, state, endedAt });
  return number;
}

/** Settles what is due with a payment that is paid already: its amount leaves the balance. */
async function settleAtOnce(
  tx: Executor,
  due: Due,
  { payType, orderNo }: PayRequest,
  {
    number,
    amount,
    createdAt,
  }: { readonly number: string; readonly amount: number; readonly createdAt: Date },
): Promise<void> {
  const { accountType } = methods[payType];
  const entry = paymentEntry({ accountType, amount, objectId: orderNo });
  await bookMoney(tx, { ...entry, memberId: due.memberId, createdAt });
  await due.settle(number, createdAt);
}

/**
 * Pays the amount due of the calling member's order: immediately from a balance, or by starting an online payment and returning
 * its form. The account is locked before the order, so that two payments of one member cannot deadlock.
 */
export async function payOrder(
  context: CallContext,
  request: PayRequest,
  findDue: FindDue,
): Promise<PayReply> {
  const { id: memberId } = callingMember(context);
  const { config, now } = context;
  const { payType, orderNo, totalAmount, purchaseId } = request;
  return context.db.transaction(async (tx): Promise<PayReply> => {
    const account = await lockOpenAccount(tx, memberId);
    const own = requireExisting(await findDue(tx, orderNo, memberId));
    if (!own.ok) return own;
    const due = own.value;
    const { paymentType } = config;
    const decided = decidePayment({
      payType,
      totalAmount,
      purchaseId,
      due,
      balances: account,
      paymentType,
    });
    if (!decided.ok) return decided;
    const { amount, state } = decided.value;
    const number = await addPayment(tx, { memberId, amount, createdAt: now, state }, request);
    if (state === 'started') return { ok: true, data: paymentForm(await ticketOf(tx, number)) };
    await settleAtOnce(tx, due, request, { number, amount, createdAt: now });
    return { ok: true };
  });
}
