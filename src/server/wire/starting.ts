import { randomUUID } from 'node:crypto';
import type { Language } from '#domain/language.ts';
import { refusalEnvelope, statusOf } from '#domain/wire/envelope.ts';
import { requestLanguage } from '#domain/wire/request-language.ts';
import { type Notice, noticePage } from '../site/notice-page.ts';

/** Seconds after which clients should retry. */
const retryAfter = 2;

const words: Record<Language, Notice> = {
  zh_CN: { title: '商城正在启动', text: '稍后将自动打开。' },
  en_US: { title: 'The shop is starting', text: 'It opens by itself in a moment.' },
};

/** Response to every request until the shop is ready: calls get their envelope, everything else a page. */
export function startingResponse(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const language = requestLanguage(searchParams.get('language'), request.headers.get('accept-language'));
  const headers = { 'retry-after': String(retryAfter), 'cache-control': 'no-store' };
  const status = statusOf('unavailable');
  if (!/^\/(api|open|staff)\//.test(pathname)) {
    return new Response(noticePage(language, words[language], retryAfter), {
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
