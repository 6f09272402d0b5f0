import { randomUUID } from 'node:crypto';
import type { Language } from '#domain/language.ts';
import { refusalEnvelope, statusOf } from './envelope.ts';
import { requestLanguage } from './language.ts';

/** Seconds after which it is worth asking again. */
const retryAfter = 2;

const words: Record<Language, { lang: string; title: string; text: string }> = {
  zh_CN: { lang: 'zh-CN', title: '商城正在启动', text: '稍后将自动打开。' },
  en_US: { lang: 'en', title: 'The shop is starting', text: 'It opens by itself in a moment.' },
};

/** Stands on its own: nothing else is served yet. It asks again by itself. */
function page(language: Language): string {
  const { lang, title, text } = words[language];
  return `<!doctype html>
<html lang="${lang}">
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

/** What every request is answered until the shop is ready: calls in their envelope, everything else by a page. */
export function startingUp(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const language = requestLanguage(searchParams.get('language'), request.headers.get('accept-language'));
  const headers = { 'retry-after': String(retryAfter), 'cache-control': 'no-store' };
  const status = statusOf('unavailable');
  if (!/^\/(api|open|staff)\//.test(pathname)) {
    return new Response(page(language), {
      status,
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    });
  }
  const refusal = { code: 'unavailable', params: undefined, sentence: undefined } as const;
  return Response.json(refusalEnvelope(refusal, language), {
    status,
    headers: { ...headers, 'x-request-id': randomUUID() },
  });
}
