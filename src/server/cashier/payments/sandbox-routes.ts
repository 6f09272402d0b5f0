import { bodyLimit } from 'hono/body-limit';
import type { Language } from '#domain/language.ts';
import {
  isOutcome,
  refundField,
  sandboxAddress,
  sandboxPath,
  sandboxRefundOf,
  unknownPaymentPath,
  unreportedField,
} from '#domain/payment/addresses.ts';
import { sandboxPage } from '#domain/payment/sandbox-page.ts';
import { constants } from '#generated/constants.ts';
import {
  keepOutcome,
  notifyPath,
  sandboxNotification,
  sandboxReturn,
} from '#server/gateways/payment/index.ts';
import type { Services } from '#server/services.ts';
import type { App, AppContext } from '#server/wire/caller.ts';
import { checkRate } from '#server/wire/limits.ts';
import { findPayment, startedPayment } from './find-payment.ts';
import { sandboxPolicy } from './sandbox-policy.ts';

/** The sandbox's payment page. Like a real service, it knows the shop only by its notification and return URLs. */
export function addSandboxPages(
  app: App,
  services: Services,
  languageOf: (context: AppContext) => Language,
): void {
  const { db } = services;
  app.use(sandboxPath, (context, next) => {
    checkRate(context, services, 'calls');
    return next();
  });
  app.get(sandboxPath, async (context) => {
    const ticket = context.req.query('payment') ?? '';
    const found = await findPayment(db, ticket);
    if (!found) return context.redirect(unknownPaymentPath, 303);
    const page = sandboxPage(startedPayment(found, ticket, languageOf(context)));
    return context.html(page, 200, {
      'content-security-policy': sandboxPolicy,
      'cache-control': 'no-store',
      vary: 'Accept-Language, Cookie',
    });
  });

  app.post(sandboxPath, bodyLimit({ maxSize: constants.bodyLimit }), async (context) => {
    const fields = new URLSearchParams(await context.req.text());
    const [ticket, outcome] = [fields.get('payment') ?? '', fields.get('outcome')];
    const found = await findPayment(db, ticket);
    if (!found) return context.redirect(unknownPaymentPath, 303);
    if (!isOutcome(outcome)) return context.redirect(sandboxAddress(ticket), 303);
    await keepOutcome(db, found.number, outcome, sandboxRefundOf(fields.get(refundField)));
    if (fields.has(unreportedField)) return context.redirect(sandboxReturn(ticket), 303);
    const notification = await sandboxNotification(db, found, outcome);
    const address = new URL(notifyPath('sandbox'), context.req.url);
    await app.fetch(new Request(address, notification), { internal: true });
    return context.redirect(sandboxReturn(ticket), 303);
  });
}
