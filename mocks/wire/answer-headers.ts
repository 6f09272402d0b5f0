import type { ApiRefusal } from '#domain/wire/envelope.ts';
import { methodsOf } from './find-route.ts';
import type { IncomingCall } from './incoming-call.ts';

type Headers = Readonly<Record<string, string>>;

const givenId = /^[A-Za-z0-9._-]{8,64}$/;

/** The headers of every response. The request id is that of the request where it is valid, as on the server. */
export function answerHeaders(call: IncomingCall, number: number): Headers {
  const given = call.header('x-request-id') ?? '';
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': givenId.test(given) ? given : `mock-${String(number).padStart(8, '0')}`,
  };
}

/** Additional headers of some refusals. */
export function refusalHeaders({ code, params }: ApiRefusal, path: string): Headers {
  if (code === 'methodNotAllowed') return { allow: methodsOf(path).join(', ') };
  if (code === 'rateLimited') return { 'retry-after': String(params?.retryAfter ?? 1) };
  return code === 'unavailable' ? { 'retry-after': '5' } : {};
}
