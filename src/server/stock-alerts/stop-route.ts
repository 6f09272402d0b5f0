import { eq } from 'drizzle-orm';
import { isLanguage, type Language } from '#domain/language.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { stockAlert } from '#server/db/schema/saved-products.ts';
import type { Services } from '#server/services.ts';
import type { App, AppContext } from '#server/wire/caller.ts';
import { checkRate } from '#server/wire/limits.ts';
import { readStopLink, stopPath } from './stop-link.ts';

interface Words {
  readonly language: string;
  readonly title: string;
  readonly question: (mailbox: string) => string;
  readonly stop: string;
  readonly done: string;
  readonly wrong: string;
  readonly shop: string;
}

const words: Readonly<Record<Language, Words>> = {
  zh_CN: {
    language: 'zh-CN',
    title: '到货提醒',
    question: (mailbox) => `不再向 ${mailbox} 发送任何到货提醒？`,
    stop: '取消全部到货提醒',
    done: '已取消，此邮箱不会再收到到货提醒。',
    wrong: '链接不完整或已被修改，请从邮件中重新打开。',
    shop: '返回商城',
  },
  en_US: {
    language: 'en',
    title: 'Back-in-stock alerts',
    question: (mailbox) => `Stop sending back-in-stock alerts to ${mailbox}?`,
    stop: 'Stop all alerts',
    done: 'Done. This address gets no more back-in-stock alerts.',
    wrong: 'This link is incomplete or was changed. Please open it from the mail again.',
    shop: 'Back to the shop',
  },
};

const look =
  'display:grid;place-content:center;min-height:90vh;text-align:center;font:16px/1.6 system-ui,sans-serif';
const control = 'font:inherit;padding:10px 20px;min-height:44px';

function page({ language, title, shop }: Words, content: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body style="${look}"><main><h1 style="font-size:20px">${title}</h1>${content}<p><a href="/">${shop}</a></p></main></body></html>`;
}

function wordsOf(context: AppContext): Words {
  const language = context.req.query('language');
  return words[isLanguage(language) ? language : 'en_US'];
}

/**
 * The page behind the link of a mail, complete without scripts. Opening it changes nothing, because programs that check mails open
 * links too; its button ends all requests of the mailbox.
 */
export function addStockAlertStop(app: App, services: Services): void {
  const { db } = services;
  app.use(stopPath, (context, next) => {
    checkRate(context, services, 'pages');
    return next();
  });
  const mailboxOf = (context: AppContext) => readStopLink(db, new URL(context.req.url).searchParams);
  app.get(stopPath, async (context) => {
    const texts = wordsOf(context);
    context.header('cache-control', 'no-store');
    const mailbox = await mailboxOf(context);
    if (mailbox === undefined) return context.html(page(texts, `<p>${texts.wrong}</p>`), 404);
    const question = `<p>${escapeHtml(texts.question(mailbox))}</p>`;
    return context.html(
      page(texts, `${question}<form method="post"><button style="${control}">${texts.stop}</button></form>`),
    );
  });
  app.post(stopPath, async (context) => {
    const texts = wordsOf(context);
    context.header('cache-control', 'no-store');
    const mailbox = await mailboxOf(context);
    if (mailbox === undefined) return context.html(page(texts, `<p>${texts.wrong}</p>`), 404);
    await db.delete(stockAlert).where(eq(stockAlert.emailKey, mailbox));
    return context.html(page(texts, `<p role="status">${texts.done}</p>`));
  });
}
