import type { Language } from '#domain/language.ts';

const titles: Readonly<Record<Language, { language: string; title: string; shop: string }>> = {
  zh_CN: { language: 'zh-CN', title: '到货提醒', shop: '返回商城' },
  en_US: { language: 'en', title: 'Back-in-stock alerts', shop: 'Back to the shop' },
};

const look =
  'display:grid;place-content:center;min-height:90vh;text-align:center;font:16px/1.6 system-ui,sans-serif';

/** A page of its own about back-in-stock alerts, complete without scripts; `content` is HTML. */
export function plainPage(of: Language, content: string): string {
  const { language, title, shop } = titles[of];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body style="${look}"><main><h1 style="font-size:20px">${title}</h1>${content}<p><a href="/">${shop}</a></p></main></body></html>`;
}
