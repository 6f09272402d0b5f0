import type { WireResponse } from '#contract/exchange.ts';
import { type Fits, mutateAnswer } from '../mutate.ts';
import type { Mutation } from '../mutation.ts';

const headers = 'headers';

function promises(name: string): Fits {
  return (operation) => operation.headers.has(name);
}

function withHeader(name: string, value: string | undefined) {
  return (response: WireResponse): WireResponse | undefined => {
    if (response.headers[name] === value) return undefined;
    const { [name]: _, ...others } = response.headers;
    return { ...response, headers: value === undefined ? others : { ...others, [name]: value } };
  };
}

const cache = 'cache-control';
const requestId = 'x-request-id';

/** Headers that the description promises. */
export const headerMutations: readonly Mutation[] = [
  mutateAnswer(
    [headers, 'Cache-Control is missing'],
    'success',
    withHeader(cache, undefined),
    promises(cache),
  ),
  mutateAnswer(
    [headers, 'Cache-Control of a refusal is missing'],
    'refusal',
    withHeader(cache, undefined),
    promises(cache),
  ),
  mutateAnswer(
    [headers, 'answer may be kept for a minute'],
    'any',
    withHeader(cache, 'public, max-age=60'),
    promises(cache),
  ),
  mutateAnswer(
    [headers, 'X-Request-Id is missing'],
    'any',
    withHeader(requestId, undefined),
    promises(requestId),
  ),
  mutateAnswer(
    [headers, 'X-Request-Id has another form'],
    'any',
    withHeader(requestId, '{12}'),
    promises(requestId),
  ),
  mutateAnswer(
    [headers, 'X-Request-Id of the request is not kept'],
    'any',
    (response, { request }) =>
      request.headers[requestId] === response.headers[requestId]
        ? withHeader(requestId, '0a1b2c3d-0000-4000-8000-00000000abcd')(response)
        : undefined,
    promises(requestId),
  ),
];
