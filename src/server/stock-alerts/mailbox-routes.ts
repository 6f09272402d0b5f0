import { and, asc, eq, isNull } from 'drizzle-orm';
import { isLanguage, type Language } from '#domain/language.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Database } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { stockAlert } from '#server/db/schema/saved-products.ts';
import type { Services } from '#server/services.ts';
import type { App, AppContext } from '#server/wire/caller.ts';
import { checkRate } from '#server/wire/limits.ts';
import { forgetOldest } from './add-alert.ts';
import { decisionPaths, type MailboxDecision, readMailboxLink } from './mailbox-link.ts';
import { plainPage } from './plain-page.ts';

interface Words {
  readonly question: (mailbox: string) => string;
  readonly button: string;
  readonly done: string;
  readonly wrong: string;
}

const words: Readonly<Record<MailboxDecision, Readonly<Record<Language, Words>>>> = {
  confirm: {
    zh_CN: {
      question: (mailbox) => `到货后发送邮件到 ${mailbox}？`,
      button: '确认到货提醒',
      done: '已确认，到货后会发送一封邮件通知您。',
      wrong: '链接已失效、不完整或已被修改。请在商品页面重新登记。',
    },
    en_US: {
      question: (mailbox) => `Send an e-mail to ${mailbox} when these are back in stock?`,
      button: 'Confirm the alerts',
      done: 'Confirmed. You get one e-mail for each product when it is back in stock.',
      wrong: 'This link has expired, is incomplete or was changed. Please ask again on the product page.',
    },
  },
  stop: {
    zh_CN: {
      question: (mailbox) => `不再向 ${mailbox} 发送任何到货提醒？`,
      button: '取消全部到货提醒',
      done: '已取消，此邮箱不会再收到到货提醒。',
      wrong: '链接不完整或已被修改，请从邮件中重新打开。',
    },
    en_US: {
      question: (mailbox) => `Stop sending back-in-stock alerts to ${mailbox}?`,
      button: 'Stop all alerts',
      done: 'Done. This address gets no more back-in-stock alerts.',
      wrong: 'This link is incomplete or was changed. Please open it from the mail again.',
    },
  },
};

function waitsForConfirmation(mailbox: string) {
  return and(eq(stockAlert.emailKey, mailbox), isNull(stockAlert.confirmedAt));
}

async function readUnconfirmed(db: Database, mailbox: string): Promise<string[]> {
  const rows = await db
    .select({ mpn: product.mpn })
    .from(stockAlert)
    .innerJoin(product, eq(product.id, stockAlert.productId))
    .where(waitsForConfirmation(mailbox))
    .orderBy(asc(stockAlert.id));
  return rows.map(({ mpn }) => mpn);
}

const carryOut: Readonly<
  Record<MailboxDecision, (db: Database, mailbox: string, now: Date) => Promise<void>>
> = {
  async confirm(db, mailbox, now) {
    await db.update(stockAlert).set({ confirmedAt: now }).where(waitsForConfirmation(mailbox));
    await forgetOldest(db, mailbox, { byOwner: true });
  },
  async stop(db, mailbox) {
    await db.delete(stockAlert).where(eq(stockAlert.emailKey, mailbox));
  },
};

function languageOf(context: AppContext): Language {
  const language = context.req.query('language');
  return isLanguage(language) ? language : 'en_US';
}

/**
 * The page behind the link of a mail, complete without scripts. Opening it changes nothing, because programs that check mails open
 * links too; its button does, and so does the unsubscribe button of a mail program (RFC 8058).
 */
function addPage(app: App, services: Services, decision: MailboxDecision): void {
  const { db, clock } = services;
  const path = decisionPaths[decision];
  const open = async (context: AppContext) => {
    checkRate(context, services, 'pages');
    context.header('cache-control', 'no-store');
    const language = languageOf(context);
    const texts = words[decision][language];
    const send = (content: string, status: 200 | 404 = 200) =>
      context.html(plainPage(language, content), status);
    const fields = new URL(context.req.url).searchParams;
    const mailbox = await readMailboxLink(db, decision, { fields, now: clock() });
    if (mailbox === undefined) return send(`<p>${texts.wrong}</p>`, 404);
    const unconfirmed = decision === 'confirm' ? await readUnconfirmed(db, mailbox) : [];
    const done = `<p role="status">${texts.done}</p>`;
    if (context.req.method === 'POST') {
      await carryOut[decision](db, mailbox, clock());
      return send(done);
    }
    if (decision === 'confirm' && unconfirmed.length === 0) return send(done);
    const list = unconfirmed.map((mpn) => `<li>${escapeHtml(mpn)}</li>`).join('');
    return send(
      `<p>${escapeHtml(texts.question(mailbox))}</p>${list && `<ul>${list}</ul>`}` +
        `<form method="post"><button>${texts.button}</button></form>`,
    );
  };
  app.get(path, open);
  app.post(path, open);
}

/** The pages on which the owner of a mailbox confirms or ends its requests. */
export function addMailboxPages(app: App, services: Services): void {
  addPage(app, services, 'confirm');
  addPage(app, services, 'stop');
}
