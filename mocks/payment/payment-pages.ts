import { methods } from '#domain/cashier/methods.ts';
import type { Language } from '#domain/language.ts';
import {
  isOutcome,
  lateResultOf,
  refundField,
  resultOf,
  resultPath,
  sandboxAddress,
  sandboxPath,
  sandboxRefundOf,
  startPath,
  unknownPaymentPath,
  unreportedField,
} from '#domain/payment/addresses.ts';
import { mergeOutcome } from '#domain/payment/payment-life.ts';
import { sandboxPage } from '#domain/payment/sandbox-page.ts';
import type { MockShop } from '../shop.ts';
import type { World } from '../world/call.ts';
import { bookPayment, canStillBePaid } from '../world/payment/payments.ts';

/** A requested page of a payment. */
export interface AskedPage {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** From the query or the submitted form. */
  readonly fields: URLSearchParams;
  readonly language: Language;
}

/** A redirect or a document. */
export type PaymentPage = { readonly goTo: string } | { readonly html: string };

const routes = [`POST ${startPath}`, `GET ${sandboxPath}`, `POST ${sandboxPath}`] as const;

function pageOf(world: World, now: Date, asked: AskedPage): PaymentPage {
  const { store } = world;
  const payment = store.find('payments', 'ticket', asked.fields.get('payment') ?? '');
  if (!payment) return { goTo: unknownPaymentPath };
  const { ticket, number, orderNo, amount, payType } = payment;
  if (asked.path === startPath) {
    if (canStillBePaid(store, payment)) return { goTo: sandboxAddress(ticket) };
    return { goTo: resultPath(payment, lateResultOf(payment)) };
  }
  if (asked.method === 'GET') {
    const { currency } = methods[payType];
    const { language } = asked;
    return { html: sandboxPage({ number, ticket, orderNo, amount, currency, language }) };
  }
  const outcome = asked.fields.get('outcome');
  if (!isOutcome(outcome)) return { goTo: sandboxAddress(ticket) };
  const atSandbox = mergeOutcome(payment.atSandbox, outcome);
  const chosen = store.change('payments', payment, {
    atSandbox,
    refundAtSandbox: sandboxRefundOf(asked.fields.get(refundField)),
  });
  const isReported = !asked.fields.has(unreportedField);
  const known = isReported ? bookPayment(store, chosen, outcome, now) : chosen;
  return { goTo: resultPath(known, resultOf(known)) };
}

/**
 * The sandbox cashier, which replaces both payment services as on the server; undefined for any other page. The notification and
 * the return from the service, two steps on the server, are one step here.
 */
export function paymentPage(shop: MockShop, asked: AskedPage): PaymentPage | undefined {
  const known = routes.some((route) => route === `${asked.method} ${asked.path}`);
  return known ? shop.mutate((world, now) => pageOf(world, now, asked)) : undefined;
}
