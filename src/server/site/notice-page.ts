import type { Language } from '#domain/language.ts';

export interface Notice {
  readonly title: string;
  readonly text: string;
}

const htmlLanguage: Record<Language, string> = { zh_CN: 'zh-CN', en_US: 'en' };
const again: Record<Language, string> = { zh_CN: '立即重试', en_US: 'Try again now' };
const home: Record<Language, string> = { zh_CN: '返回首页', en_US: 'Back to home' };

/**
 * A self-contained page for when nothing else can be served. It reloads itself after `retryAfter` seconds, or never where asking
 * again cannot help.
 */
export function noticePage(language: Language, { title, text }: Notice, retryAfter?: number): string {
  const refresh = retryAfter === undefined ? '' : `<meta http-equiv="refresh" content="${retryAfter}">\n`;
  // An empty address is the page's own.
  const [href, label] = retryAfter === undefined ? ['/', home[language]] : ['', again[language]];
  return `<!doctype html>
<html lang="${htmlLanguage[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${refresh}<title>${title}</title>
<body style="display:grid;place-content:center;min-height:90vh;margin:0;padding:16px;text-align:center;font:16px/1.6 system-ui,sans-serif">
<main>
<h1 style="font-size:20px">${title}</h1>
<p>${text}</p>
<p><a href="${href}" style="display:inline-block;padding:8px 16px;color:LinkText">${label}</a></p>
</main>
</body>
</html>
`;
}
