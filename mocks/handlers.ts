import { faker } from '@faker-js/faker';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { mockAnswers } from '#generated/mocks/answers.ts';
import { type OperationId, transport } from '#generated/transport.ts';

/** The day that generated dates are counted from, so that the same request gives the same answer on any day. */
const referenceDay = '2026-01-15T08:00:00.000Z';

/** A 32-bit number from a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** What a request asks for, without the fields that change from call to call. */
async function question(request: Request, operation: OperationId): Promise<string> {
  const url = new URL(request.url);
  const body = request.method === 'GET' ? '' : await request.clone().text();
  return [operation, url.pathname, url.search, body].join('\n');
}

function handlerOf(operation: OperationId): HttpHandler {
  const { method, path } = transport[operation];
  const url = `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const register = method === 'GET' ? http.get : method === 'PUT' ? http.put : http.post;
  return register(url, async ({ request }) => {
    const seed = hash(await question(request, operation));
    faker.seed(seed);
    faker.setDefaultRefDate(referenceDay);
    return HttpResponse.json(mockAnswers[operation]());
  });
}

/** A handler for every operation of the description: generated answers, the same for the same question. */
export const handlers: HttpHandler[] = (Object.keys(transport) as OperationId[]).map(handlerOf);
