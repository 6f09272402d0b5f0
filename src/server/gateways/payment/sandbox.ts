import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { onlineTypes } from '#domain/cashier/methods.ts';
import { plainCents } from '#domain/money/index.ts';
import { type SandboxOutcome, type SandboxRefund, sandboxAddress } from '#domain/payment/addresses.ts';
import type { StartedPayment } from '#domain/payment/sandbox-page.ts';
import type { Executor } from '#server/db/client.ts';
import { sandboxPayment } from '#server/db/schema/payment.ts';
import { parseCents } from './decimal-amount.ts';
import type {
  AskedPayment,
  AskedRefund,
  Notified,
  PaymentGateway,
  Reading,
  RefundAnswer,
} from './gateway.ts';
import { returnPath } from './payment-urls.ts';
import { isSigned, sign } from './secret.ts';

const signatureHeader = 'x-sandbox-signature';
const purpose = 'sandbox notification';
const referenceLength = 24;
const fieldNames = ['amount', 'currency', 'outcome', 'payment', 'reference'];

async function referenceOf(db: Executor, number: string): Promise<string> {
  return (await sign(db, 'sandbox reference', number)).slice(0, referenceLength);
}

/** A notification of the sandbox, signed and delivered like one of a real service. */
export async function sandboxNotification(
  db: Executor,
  payment: Pick<StartedPayment, 'number' | 'amount' | 'currency'>,
  outcome: SandboxOutcome,
): Promise<RequestInit> {
  const { number, amount, currency } = payment;
  const reference = await referenceOf(db, number);
  const body = String(
    new URLSearchParams({ payment: number, outcome, amount: plainCents(amount), currency, reference }),
  );
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    [signatureHeader]: await sign(db, purpose, body),
  };
  return { method: 'POST', headers, body };
}

async function read(db: Executor, { headers, body }: Notified): Promise<Reading> {
  if (!(await isSigned(db, purpose, body, headers.get(signatureHeader) ?? ''))) return 'forged';
  const fields = new URLSearchParams(body);
  if (!isDeepStrictEqual([...fields.keys()].sort(), fieldNames)) return 'forged';
  const field = (name: string) => fields.get(name) ?? '';
  const [amount, currency, outcome] = [parseCents(field('amount')), field('currency'), field('outcome')];
  if (amount === undefined || (currency !== 'CNY' && currency !== 'USD')) return 'forged';
  return {
    paymentNumber: field('payment'),
    serviceRef: field('reference'),
    paid: outcome === 'paid',
    amount,
    currency,
    payTypes: onlineTypes,
  };
}

/** Keeps what was chosen at the sandbox, see `mergeOutcome` of the domain. */
export async function keepOutcome(
  db: Executor,
  number: string,
  outcome: SandboxOutcome,
  refund: SandboxRefund,
): Promise<void> {
  const merged = sql`case ${sandboxPayment.outcome} when 'paid' then 'paid' else excluded.outcome end`;
  await db
    .insert(sandboxPayment)
    .values({ number, outcome, refund })
    .onConflictDoUpdate({ target: sandboxPayment.number, set: { outcome: merged, refund } });
}

/** A refund of the sandbox moves no money: it ends as was chosen with the payment. */
async function refund(db: Executor, { number }: AskedRefund): Promise<RefundAnswer> {
  const [stored] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.number, number));
  return { reply: stored?.refund ?? 'done' };
}

async function inquire(db: Executor, { number, amount, currency }: AskedPayment): Promise<Reading> {
  const [stored] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.number, number));
  if (!stored) return 'ignored';
  const serviceRef = await referenceOf(db, number);
  return {
    paymentNumber: number,
    serviceRef,
    paid: stored.outcome === 'paid',
    amount,
    currency,
    payTypes: onlineTypes,
  };
}

/** Replaces both services when none is configured: a page of the shop that pays or declines. No money moves. */
export function sandboxGateway(db: Executor): PaymentGateway {
  return {
    name: 'sandbox',
    payTypes: onlineTypes,
    formTargets: [],
    start: async ({ ticket }) => ({ url: sandboxAddress(ticket) }),
    inquire: (payment) => inquire(db, payment),
    refund: (asked) => refund(db, asked),
    read: (notified) => read(db, notified),
    answer: (understood) => ({ status: understood ? 200 : 400, text: understood ? 'success' : 'failure' }),
  };
}

/** URL that the sandbox sends the browser to afterwards, like a real service. */
export function sandboxReturn(ticket: string): string {
  return returnPath('sandbox', ticket);
}
