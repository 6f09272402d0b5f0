import type { WireResponse } from '#contract/exchange.ts';
import { anywhere, mutateAnswer, mutatedAnswer, mutationOf, unchangedAnswer } from '../mutate.ts';
import { brokenConnection, codeIn, type Mutation } from '../mutation.ts';

const status = 'status and body';

function withStatus(code: number) {
  return (response: WireResponse): WireResponse => ({ ...response, status: code });
}

function withType(type: string | undefined) {
  return (response: WireResponse): WireResponse => {
    const { 'content-type': _, ...others } = response.headers;
    return { ...response, headers: type === undefined ? others : { ...others, 'content-type': type } };
  };
}

function withText(change: (text: string) => string) {
  return (response: WireResponse): WireResponse => ({ ...response, text: change(response.text) });
}

const page = '<!doctype html><title>Gateway</title><p>Please try again.</p>';

/** Status, content type and the bytes of the body. */
export const protocolMutations: readonly Mutation[] = [
  mutateAnswer([status, 'success answered with status 201'], 'success', withStatus(201)),
  mutateAnswer([status, 'success answered with status 202'], 'success', withStatus(202)),
  mutateAnswer([status, 'refusal answered with status 400'], 'refusal', (response) =>
    response.status === 200 ? withStatus(400)(response) : undefined,
  ),
  mutateAnswer([status, 'unprocessable fields answered with status 422'], 'refusal', (response) =>
    codeIn(response) === 4000 ? withStatus(422)(response) : undefined,
  ),
  mutateAnswer([status, 'success answered with status 204 and no body'], 'success', (response) => ({
    ...withText(() => '')(response),
    status: 204,
  })),
  mutateAnswer([status, 'success answered with status 500'], 'success', withStatus(500)),
  mutateAnswer([status, 'answer is sent as text/html'], 'any', withType('text/html; charset=utf-8')),
  mutateAnswer([status, 'answer is sent as text/plain'], 'success', withType('text/plain; charset=utf-8')),
  mutateAnswer([status, 'answer has no content type'], 'success', withType(undefined)),
  mutateAnswer([status, 'refusal is sent as application/problem+json'], 'refusal', (response) =>
    response.status === 200 ? withType('application/problem+json')(response) : undefined,
  ),
  mutateAnswer(
    [status, 'JSON is cut off'],
    'success',
    withText((text) => text.slice(0, -3)),
  ),
  mutateAnswer(
    [status, 'debugging text after the JSON'],
    'success',
    withText((text) => `${text}\n<!-- 12 ms -->`),
  ),
  mutateAnswer(
    [status, 'JSON with single quotes'],
    'success',
    withText((text) => text.replaceAll('"', "'")),
  ),
  mutateAnswer([status, 'page of a proxy instead of the answer'], 'success', (response) =>
    withType('text/html')(withText(() => page)(response)),
  ),
  mutateAnswer(
    [status, 'empty body'],
    'success',
    withText(() => ''),
  ),
  mutationOf(status, 'connection breaks', anywhere, () => async (received, forward) => {
    const response = await forward();
    if (!received.signed || codeIn(response) !== 0) return unchangedAnswer(response);
    return mutatedAnswer({ ...response, status: brokenConnection });
  }),
];
