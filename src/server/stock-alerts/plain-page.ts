import type { Language } from '#domain/language.ts';
import { withColours } from '#domain/palette.ts';

const titles: Readonly<
  Record<Language, { language: string; title: string; brand: string; trade: string; shop: string }>
> = {
  zh_CN: {
    language: 'zh-CN',
    title: '到货提醒',
    brand: '焊盘',
    trade: '电子元件商城',
    shop: '返回商城',
  },
  en_US: {
    language: 'en',
    title: 'Back-in-stock alerts',
    brand: 'Padstack',
    trade: 'Electronic components',
    shop: 'Back to the shop',
  },
};

/** The frame, type and controls of the web app, whose style sheet is not loaded here. */
const style = withColours(`
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);
font:14px/1.6 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header{border-bottom:1px solid var(--line)}
header a{display:inline-flex;gap:8px;align-items:center;min-height:64px;padding:0 24px;color:inherit;text-decoration:none}
header strong{display:block;font-size:20px;font-weight:600;line-height:1;letter-spacing:-.02em}
header small{display:block;margin-top:4px;font-size:11px;line-height:1;color:var(--fg-muted)}
main{max-width:560px;margin:0 auto;padding:48px 16px 64px;overflow-wrap:anywhere}
h1{margin:0 0 16px;font-size:28px;font-weight:600;line-height:1.25}
p{margin:0 0 16px}
ul{margin:0 0 24px;padding:0;list-style:none;border-top:1px solid var(--line)}
li{padding:8px 0;border-bottom:1px solid var(--line);font-family:ui-monospace,Menlo,Consolas,monospace}
a{color:var(--primary)}
form{margin-bottom:24px}
button{font:inherit;font-weight:500;min-height:44px;padding:0 20px;border:1px solid var(--primary);border-radius:4px;
background:var(--primary);color:var(--primary-contrast);cursor:pointer}
button:hover{background:var(--primary-strong);border-color:var(--primary-strong)}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
@media (max-width:480px){header a{padding:0 16px}main{padding-top:24px}h1{font-size:20px}button{width:100%}}
`);

/** A page of its own about back-in-stock alerts, in the look of the shop and complete without scripts; `content` is HTML. */
export function plainPage(of: Language, content: string): string {
  const { language, title, brand, trade, shop } = titles[of];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg"><title>${title}</title><style>${style}</style></head>
<body><header><a href="/"><img src="/favicon.svg" alt="" width="32" height="32"><span><strong>${brand}</strong><small>${trade}</small></span></a></header>
<main><h1>${title}</h1>${content}<p><a href="/">${shop}</a></p></main></body></html>`;
}
