import { type HttpHandler, HttpResponse, http } from 'msw';
import { budgets, flowTypes } from '#domain/ledger/flow-values.ts';
import type { MockShop } from './shop.ts';
import { readIncomingCall } from './wire/incoming-call.ts';
import { addPoints } from './world/ledger/ledger.ts';

const fromDeveloper = {
  budget: budgets.income,
  flowType: flowTypes.completedOrder,
  objectId: 'developer',
} as const;

/** Whether a request is an API call and not a page, a picture or a file of `src/web/api` in development. */
export function isCall(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return /^\/(api|open|staff)\//.test(pathname) && !/\.tsx?$/.test(pathname);
}

/** Handlers that pass API calls to a shop; an unknown call is refused as the server refuses it. */
export function callHandlers(shop: MockShop): HttpHandler[] {
  const answer = async ({ request }: { request: Request }) => {
    if (!isCall(request)) return undefined;
    const { status, headers, body, lost } = await shop.answer(await readIncomingCall(request));
    if (lost) return HttpResponse.error();
    return new HttpResponse(body, { status, headers: { ...headers } });
  };
  return ['api', 'open', 'staff'].map((prefix) => http.all(`*/${prefix}/*`, answer));
}

/** What the server offers developers: captchas, mailed codes, and points for testing. */
export function developerHandlers({ mutate }: MockShop): HttpHandler[] {
  return [
    http.get('*/dev/captcha/:mark', ({ params }) => {
      const found = mutate(({ store }) => store.find('captchas', 'mark', params.mark));
      return HttpResponse.json({ answer: found?.answer ?? null }, { status: found ? 200 : 404 });
    }),
    http.get('*/dev/outbox.json', ({ request }) => {
      const to = new URL(request.url).searchParams.get('to')?.trim().toLowerCase();
      const mails = mutate(({ outbox }) => outbox.mails).filter((mail) => !to || mail.to === to);
      return HttpResponse.json(mails.toReversed());
    }),
    http.post('*/dev/points', async ({ request }) => {
      const form = await request.formData();
      const flowNum = Number(form.get('points'));
      return mutate(({ store }, now) => {
        const member = store.find('members', 'email', String(form.get('email')).toLowerCase());
        if (!member || !Number.isInteger(flowNum) || flowNum < 1)
          return new HttpResponse('email of a member and points, a whole number, are needed', {
            status: 400,
          });
        addPoints(store, now, member.$id, { ...fromDeveloper, flowNum });
        return new HttpResponse('booked');
      });
    }),
  ];
}
