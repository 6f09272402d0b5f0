import type { Language } from '#domain/language.ts';

export interface Notice {
  readonly title: string;
  readonly text: string;
}

const htmlLanguage: Record<Language, string> = { zh_CN: 'zh-CN', en_US: 'en' };

/** A self-contained page for when nothing else can be served. It reloads itself after `retryAfter` seconds. */
export function noticePage(language: Language, { title, text }: Notice, retryAfter: number): string {
  return `<!doctype html>
<html lang="${htmlLanguage[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${retryAfter}">
<title>${title}</title>
<body style="display:grid;place-content:center;min-height:90vh;text-align:center;font:16px/1.6 system-ui,sans-serif">
<h1 style="font-size:20px">${title}</h1>
<p>${text}</p>
</body>
</html>
`;
}
