import { pino } from 'pino';
import type { MailGateway } from '#server/gateways/mail/index.ts';
import { sendStockAlerts } from '#server/stock-alerts/index.ts';
import type { TestApp } from '../support/test-app.ts';

export const soldOut = { stock: 0, startBuy: 100, orderMultiple: 100 };
export const newAddress = () => `buyer${crypto.randomUUID()}@example.com`;

/** The mailboxes of a shop: what came there about products, and what their owners do with the links. */
export function mailboxesOf(shop: TestApp) {
  const openLink = (link: string, method: 'GET' | 'POST') => {
    const { pathname, search } = new URL(link);
    return shop.app.request(pathname + search, { method });
  };
  const confirmLinks = (to: string) =>
    shop.mail.to(to).flatMap(({ text }) => /https?:\S+stockAlert\/confirm\S+/.exec(text) ?? []);
  return {
    openLink,
    confirmLinks,
    alertsTo: (to: string) => shop.mail.to(to).filter(({ unsubscribeUrl }) => unsubscribeUrl),
    /** Confirms what the mailbox was asked about. */
    confirm: (email: string) => openLink(confirmLinks(email).at(-1) ?? '', 'POST'),
    /** One run of the job; other tests of a file have requests of their own. */
    run: (mail: MailGateway = shop.mail) =>
      sendStockAlerts({ ...shop, mail, log: pino({ level: 'silent' }) }, shop.clock.now()),
  };
}
