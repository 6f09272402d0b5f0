import { type HttpHandler, HttpResponse, http } from 'msw';
import type { MockShop } from './shop.ts';
import { arrivedCall } from './wire/arrived-call.ts';

/** Whether a request is a call to the server and not a page, a picture or a file of `src/web/api` in development. */
export function isCall(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return /^\/(api|open|staff)\//.test(pathname) && !/\.tsx?$/.test(pathname);
}

/** Calls of the description, answered by a shop; an unknown call is refused as the server refuses it. */
export function callHandlers(shop: MockShop): HttpHandler[] {
  const answer = async ({ request }: { request: Request }) => {
    if (!isCall(request)) return undefined;
    const { status, headers, body, lost } = await shop.answer(await arrivedCall(request));
    if (lost) return HttpResponse.error();
    return new HttpResponse(body, { status, headers: { ...headers } });
  };
  return ['api', 'open', 'staff'].map((prefix) => http.all(`*/${prefix}/*`, answer));
}

/** What the server tells developers only: what a picture says, and what was mailed. */
export function developerHandlers({ world }: MockShop): HttpHandler[] {
  return [
    http.get('*/dev/captcha/:mark', ({ params }) => {
      const found = world.store.find('captchas', 'mark', params.mark);
      return HttpResponse.json({ answer: found?.answer ?? null }, { status: found ? 200 : 404 });
    }),
    http.get('*/dev/mails', () => HttpResponse.json(world.notes.mails)),
  ];
}
