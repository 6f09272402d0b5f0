import { eq } from 'drizzle-orm';
import { isLanguage, type Language } from '#domain/language.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { stockAlert } from '#server/db/schema/saved-products.ts';
import type { Services } from '#server/services.ts';
import type { App, AppContext } from '#server/wire/caller.ts';
import { checkRate } from '#server/wire/limits.ts';
import { plainPage } from './plain-page.ts';
import { readStopLink, stopPath } from './stop-link.ts';

interface Words {
  readonly question: (mailbox: string) => string;
  readonly stop: string;
  readonly done: string;
  readonly wrong: string;
}

const words: Readonly<Record<Language, Words>> = {
  zh_CN: {
    question: (mailbox) => `不再向 ${mailbox} 发送任何到货提醒？`,
    stop: '取消全部到货提醒',
    done: '已取消，此邮箱不会再收到到货提醒。',
    wrong: '链接不完整或已被修改，请从邮件中重新打开。',
  },
  en_US: {
    question: (mailbox) => `Stop sending back-in-stock alerts to ${mailbox}?`,
    stop: 'Stop all alerts',
    done: 'Done. This address gets no more back-in-stock alerts.',
    wrong: 'This link is incomplete or was changed. Please open it from the mail again.',
  },
};

const control = 'font:inherit;padding:10px 20px;min-height:44px';

function languageOf(context: AppContext): Language {
  const language = context.req.query('language');
  return isLanguage(language) ? language : 'en_US';
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
    const language = languageOf(context);
    const texts = words[language];
    context.header('cache-control', 'no-store');
    const mailbox = await mailboxOf(context);
    if (mailbox === undefined) return context.html(plainPage(language, `<p>${texts.wrong}</p>`), 404);
    const question = `<p>${escapeHtml(texts.question(mailbox))}</p>`;
    return context.html(
      plainPage(
        language,
        `${question}<form method="post"><button style="${control}">${texts.stop}</button></form>`,
      ),
    );
  });
  app.post(stopPath, async (context) => {
    const language = languageOf(context);
    const texts = words[language];
    context.header('cache-control', 'no-store');
    const mailbox = await mailboxOf(context);
    if (mailbox === undefined) return context.html(plainPage(language, `<p>${texts.wrong}</p>`), 404);
    await db.delete(stockAlert).where(eq(stockAlert.emailKey, mailbox));
    return context.html(plainPage(language, `<p role="status">${texts.done}</p>`));
  });
}
