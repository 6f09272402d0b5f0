import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import type { Language } from '#domain/language.ts';
import {
  lateResultOf,
  type PaymentResult,
  resultOf,
  resultPath,
  startPath,
  unknownPaymentPath,
} from '#domain/payment/addresses.ts';
import { requestLanguage } from '#domain/wire/request-language.ts';
import { constants } from '#generated/constants.ts';
import { noteBooking } from '#server/db/replica/last-write.ts';
import { gatewayOf, notifyPath, type PaymentGateway, type Reading } from '#server/gateways/payment/index.ts';
import type { Services } from '#server/services.ts';
import type { App, AppContext } from '#server/wire/caller.ts';
import { loggedError } from '#server/wire/failure.ts';
import { checkRate } from '#server/wire/limits.ts';
import { bookReading } from './book-reading.ts';
import { canStillBePaid, findPayment, noteSent, startedPayment } from './find-payment.ts';
import { addSandboxPages } from './sandbox-routes.ts';

/** Language of a page without a language field: the cookie, otherwise Accept-Language. */
function pageLanguage(context: AppContext): Language {
  return requestLanguage(getCookie(context, 'language'), context.req.header('accept-language'));
}

function sendTo(context: AppContext, address: string): Response {
  context.header('cache-control', 'no-store');
  return context.redirect(address, 303);
}

function sendToResult(
  context: AppContext,
  payment: Parameters<typeof resultPath>[0],
  result: PaymentResult,
): Response {
  return sendTo(context, resultPath(payment, result));
}

async function book(reading: Reading, gateway: PaymentGateway, services: Services): Promise<boolean> {
  const { db, log, clock, replica } = services;
  const isBooked = await bookReading(reading, gateway, { db, log, now: clock() });
  if (replica && typeof reading === 'object') await noteBooking(db, reading.paymentNumber);
  return isBooked;
}

/** Redirects the browser to the service, from the form in the response of the pay call. */
async function start(
  context: AppContext,
  gateways: readonly PaymentGateway[],
  { db, log }: Services,
): Promise<Response> {
  const ticket = new URLSearchParams(await context.req.text()).get('payment') ?? '';
  const found = await findPayment(db, ticket);
  if (!found) return sendTo(context, unknownPaymentPath);
  const gateway = gatewayOf(gateways, found.payType);
  if (!gateway || !(await canStillBePaid(db, found))) {
    return sendToResult(context, found, lateResultOf(found));
  }
  try {
    const sent = await gateway.start(startedPayment(found, ticket, pageLanguage(context)));
    await noteSent(db, found, sent);
    return sendTo(context, sent.url);
  } catch (error) {
    log.error({ service: gateway.name, error: loggedError(error) }, 'a payment could not be started');
    return sendToResult(context, found, 'declined');
  }
}

/** Handles the browser's return from the service: books what is already known and shows the state. */
async function comeBack(context: AppContext, gateway: PaymentGateway, services: Services): Promise<Response> {
  const query = new URL(context.req.url).searchParams;
  const ticket = query.get('payment') ?? '';
  const before = await findPayment(services.db, ticket);
  if (!before) return sendTo(context, unknownPaymentPath);
  if (query.has('cancelled')) return sendToResult(context, before, 'cancelled');
  try {
    if (gateway.readReturn) await book(await gateway.readReturn(query), gateway, services);
  } catch (error) {
    // The notification of the service has not arrived yet.
    services.log.error({ service: gateway.name, error: loggedError(error) }, 'a payment could not be read');
  }
  const after = (await findPayment(services.db, ticket)) ?? before;
  return sendToResult(context, after, resultOf(after));
}

async function notify(context: AppContext, gateway: PaymentGateway, services: Services): Promise<Response> {
  const notified = { headers: context.req.raw.headers, body: await context.req.text() };
  const understood = await book(await gateway.read(notified), gateway, services);
  const { status, text } = gateway.answer(understood);
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** Adds the routes between shop, browser and payment services. They are not part of the API. */
export function addPayments(app: App, services: Services, gateways: readonly PaymentGateway[]): void {
  const limitBody = bodyLimit({ maxSize: constants.bodyLimit });
  app.use('/payment/*', (context, next) => {
    // Some of these routes call a payment service.
    checkRate(context, services, 'calls');
    return next();
  });
  app.post(startPath, limitBody, (context) => start(context, gateways, services));
  for (const gateway of gateways) {
    app.post(notifyPath(gateway.name), limitBody, (context) => notify(context, gateway, services));
    app.get(`/payment/return/${gateway.name}`, (context) => comeBack(context, gateway, services));
  }
  if (gateways.some(({ name }) => name === 'sandbox')) addSandboxPages(app, services, pageLanguage);
}
