import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { orderNotice } from '#domain/messages/order-notices.ts';
import { topUpNotice } from '#domain/messages/top-up-notices.ts';
import { type Currency, formatCents } from '#domain/money/index.ts';
import { orderActors, orderEvents } from '#domain/orders/events.ts';
import type { Executor } from '#server/db/client.ts';
import { member } from '#server/db/schema/session.ts';
import type { MailGateway } from '#server/gateways/mail/index.ts';
import { writeMail } from '#server/session/index.ts';
import { loggedError } from '#server/wire/failure.ts';

interface Credited {
  readonly number: string;
  readonly memberId: number;
  readonly orderNo: string | null;
  readonly amount: number;
  readonly currency: Currency;
}

interface Sender {
  readonly db: Executor;
  readonly log: Logger;
  readonly mail: MailGateway;
  readonly now: Date;
}

/** Lets the member know by mail that the balance got what the payment service refused to take back, in both languages: none is known. */
export async function mailAboutCredit(
  { db, log, mail, now }: Sender,
  { number, memberId, orderNo, amount, currency }: Credited,
): Promise<void> {
  const [found] = await db.select({ to: member.email }).from(member).where(eq(member.id, memberId));
  const step = { event: orderEvents.refundCredited, by: orderActors.bySystem };
  const notice = orderNo === null ? topUpNotice(step.event, number) : orderNotice(step, orderNo);
  if (!found || !notice) return;
  const shown = formatCents(amount, currency);
  const subject = `退款已存入账户余额 · Refund credited to your balance: ${shown}`;
  const lines = [`${notice.text.zh}金额：${shown}。`, `${notice.text.en} Amount: ${shown}.`];
  await mail
    .send(writeMail({ language: 'zh_CN', to: found.to, at: now }, subject, lines))
    .catch((error) => log.error({ number, error: loggedError(error) }, 'a mail could not be sent'));
}
