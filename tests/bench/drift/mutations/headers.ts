import type { WireAnswer } from '#contract/exchange.ts';
import { answerLie, type Fits } from '../mutate.ts';
import type { Plant } from '../mutation.ts';

const headers = 'headers';

function promises(name: string): Fits {
  return (operation) => operation.headers.has(name);
}

function withHeader(name: string, value: string | undefined) {
  return (answer: WireAnswer): WireAnswer | undefined => {
    if (answer.headers[name] === value) return undefined;
    const { [name]: _, ...others } = answer.headers;
    return { ...answer, headers: value === undefined ? others : { ...others, [name]: value } };
  };
}

const cache = 'cache-control';
const requestId = 'x-request-id';

/** Headers that the description promises. */
export const headerPlants: readonly Plant[] = [
  answerLie([headers, 'Cache-Control is missing'], 'success', withHeader(cache, undefined), promises(cache)),
  answerLie(
    [headers, 'Cache-Control of a refusal is missing'],
    'refusal',
    withHeader(cache, undefined),
    promises(cache),
  ),
  answerLie(
    [headers, 'answer may be kept for a minute'],
    'any',
    withHeader(cache, 'public, max-age=60'),
    promises(cache),
  ),
  answerLie(
    [headers, 'X-Request-Id is missing'],
    'any',
    withHeader(requestId, undefined),
    promises(requestId),
  ),
  answerLie(
    [headers, 'X-Request-Id has another form'],
    'any',
    withHeader(requestId, '{12}'),
    promises(requestId),
  ),
  answerLie(
    [headers, 'X-Request-Id of the request is not kept'],
    'any',
    (answer, { request }) =>
      request.headers[requestId] === answer.headers[requestId]
        ? withHeader(requestId, '0a1b2c3d-0000-4000-8000-00000000abcd')(answer)
        : undefined,
    promises(requestId),
  ),
];
