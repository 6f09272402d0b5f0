import { type HttpHandler, HttpResponse, http } from 'msw';
import { sandboxPath, startPath } from '#domain/payment/addresses.ts';
import { requestLanguage } from '#domain/wire/request-language.ts';
import type { MockShop } from '../shop.ts';
import { languageCookie } from './language-cookie.ts';
import { paymentPage } from './payment-pages.ts';

async function answer(shop: MockShop, request: Request): Promise<Response> {
  const { pathname: path, searchParams } = new URL(request.url);
  const { headers } = request;
  const method = request.method === 'POST' ? 'POST' : 'GET';
  const fields = method === 'POST' ? new URLSearchParams(await request.text()) : searchParams;
  const language = requestLanguage(
    languageCookie(headers.get('cookie') ?? ''),
    headers.get('accept-language'),
  );
  const page = paymentPage(shop, { method, path, fields, language });
  if (!page) return new HttpResponse(null, { status: 404 });
  return 'html' in page
    ? HttpResponse.html(page.html)
    : new HttpResponse(null, { status: 303, headers: { location: page.goTo } });
}

/** The payment pages for clients outside the app. */
export function paymentHandlers(shop: MockShop): HttpHandler[] {
  const resolve = ({ request }: { request: Request }) => answer(shop, request);
  return [
    http.post(`*${startPath}`, resolve),
    http.get(`*${sandboxPath}`, resolve),
    http.post(`*${sandboxPath}`, resolve),
  ];
}
