import { bodyLimit } from 'hono/body-limit';
import { isLanguage, type Language } from '#domain/language.ts';
import { constants } from '#generated/constants.ts';
import { addStockAlertRequest } from '#generated/server/validators/stock-alerts.js';
import type { Services } from '#server/services.ts';
import { type App, callerAddress } from '#server/wire/caller.ts';
import { isForeignPost } from '#server/wire/foreign-post.ts';
import { checkRate } from '#server/wire/limits.ts';
import { addAlert } from './add-alert.ts';
import { plainPage } from './plain-page.ts';

/** Where the form of a product page sends an address without scripts. */
const askPath = '/stockAlert/ask';

type Outcome = 'stored' | 'foreign' | 'wrongProduct' | 'wrongAddress' | 'tooMany' | 'notOffered';

const texts: Readonly<Record<Language, Readonly<Record<Outcome | 'back', string>>>> = {
  zh_CN: {
    stored: '已向此邮箱发送确认邮件，请在 24 小时内点击其中的链接，确认后到货时会通知您。',
    foreign: '此请求不是从本商城的页面提交的。请在商品页面上登记到货提醒。',
    wrongProduct: '未找到此商品。请从商品页面重新登记。',
    wrongAddress: '请返回并填写有效的邮箱地址。',
    tooMany: '操作过于频繁，请稍后再试。',
    notOffered: '此商品无需或无法登记到货提醒。',
    back: '返回商品',
  },
  en_US: {
    stored: 'We sent you an e-mail. Please confirm the alert with its link within 24 hours.',
    foreign:
      'This request did not come from a page of this shop. Please ask for the alert on the product page.',
    wrongProduct: 'There is no such product. Please ask for the alert again on the product page.',
    wrongAddress: 'Please go back and enter a valid e-mail address.',
    tooMany: 'Too many requests. Please try again later.',
    notOffered: 'There is no alert for this product: it is in stock or no longer sold.',
    back: 'Back to the product',
  },
};

const statuses = {
  stored: 200,
  foreign: 403,
  wrongProduct: 404,
  wrongAddress: 400,
  tooMany: 429,
  notOffered: 409,
} as const;

/** Does for a visitor without scripts what `addStockAlert` does, under the same limits, and says so on a page of its own. */
export function addStockAlertAsk(app: App, services: Services): void {
  const { clock, config } = services;
  app.post(askPath, bodyLimit({ maxSize: constants.bodyLimit }), async (context) => {
    checkRate(context, services, 'pages');
    const fields = new URLSearchParams(await context.req.text());
    const productId = Number(fields.get('productId'));
    const email = (fields.get('email') ?? '').trim();
    const named = fields.get('language');
    const language = isLanguage(named) ? named : 'en_US';
    const ask = async (): Promise<Outcome> => {
      if (isForeignPost(context, config)) return 'foreign';
      if (!addStockAlertRequest({ productId, language })) return 'wrongProduct';
      if (!addStockAlertRequest({ productId, email, language })) return 'wrongAddress';
      const visitor = {
        memberId: undefined,
        memberEmail: undefined,
        address: callerAddress(context, config),
      };
      const added = await addAlert(services, { ...visitor, productId, email, language, now: clock() });
      if (added.ok) return 'stored';
      if (added.code === 'notFound') return 'wrongProduct';
      return added.code === 'tooManyRequests' ? 'tooMany' : 'notOffered';
    };
    const outcome = await ask();
    const words = texts[language];
    const hasProduct = outcome !== 'wrongProduct' && Number.isSafeInteger(productId);
    const back = hasProduct ? `/GoodsDetails?id=${productId}` : '/goodsCenter';
    context.header('cache-control', 'no-store');
    const content = `<p role="status">${words[outcome]}</p><p><a href="${back}">${words.back}</a></p>`;
    return context.html(plainPage(language, content), statuses[outcome]);
  });
}
