import type { Language } from '#domain/language.ts';
import {
  isOutcome,
  lateResultOf,
  resultOf,
  resultPath,
  sandboxAddress,
  sandboxPath,
  startPath,
  unknownPaymentPath,
} from '#domain/payment/addresses.ts';
import { sandboxPage } from '#domain/payment/sandbox-page.ts';
import type { MockShop } from '../shop.ts';
import type { World } from '../world/call.ts';
import { bookPayment, isPayable, onlineMethods } from '../world/payments.ts';

/** A page on the way of a payment that somebody asks for. */
export interface AskedPage {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Of the address, or of the form that was sent. */
  readonly fields: URLSearchParams;
  readonly language: Language;
}

/** Where the browser goes on, or what it shows. */
export type PaymentPage = { readonly goTo: string } | { readonly html: string };

const routes = [`POST ${startPath}`, `GET ${sandboxPath}`, `POST ${sandboxPath}`] as const;

function pageOf(world: World, now: Date, asked: AskedPage): PaymentPage {
  const { store } = world;
  const payment = store.find('payments', 'ticket', asked.fields.get('payment') ?? '');
  if (!payment) return { goTo: unknownPaymentPath };
  const { ticket, number, orderNo, amount, payType } = payment;
  if (asked.path === startPath) {
    if (isPayable(store, payment)) return { goTo: sandboxAddress(ticket) };
    return { goTo: resultPath(orderNo, lateResultOf(payment)) };
  }
  if (asked.method === 'GET') {
    const { currency } = onlineMethods[payType];
    const { language } = asked;
    return { html: sandboxPage({ number, ticket, orderNo, amount, currency, language }) };
  }
  const outcome = asked.fields.get('outcome');
  if (!isOutcome(outcome)) return { goTo: sandboxAddress(ticket) };
  return { goTo: resultPath(orderNo, resultOf(bookPayment(store, payment, outcome, now))) };
}

/**
 * The sandbox cashier, which stands in for both payment services, as the server has it; undefined for any other page. The steps
 * of the server that nobody sees, a notification and the way back from the service, are one step here.
 */
export function paymentPage(shop: MockShop, asked: AskedPage): PaymentPage | undefined {
  const known = routes.some((route) => route === `${asked.method} ${asked.path}`);
  return known ? shop.mutate((world, now) => pageOf(world, now, asked)) : undefined;
}
