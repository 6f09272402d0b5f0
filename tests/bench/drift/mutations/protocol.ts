import type { WireAnswer } from '#contract/exchange.ts';
import { answerLie, anywhere, honest, lie, plantOf } from '../mutate.ts';
import { brokenConnection, codeIn, type Plant } from '../mutation.ts';

const status = 'status and body';

function withStatus(code: number) {
  return (answer: WireAnswer): WireAnswer => ({ ...answer, status: code });
}

function withType(type: string | undefined) {
  return (answer: WireAnswer): WireAnswer => {
    const { 'content-type': _, ...others } = answer.headers;
    return { ...answer, headers: type === undefined ? others : { ...others, 'content-type': type } };
  };
}

function withText(change: (text: string) => string) {
  return (answer: WireAnswer): WireAnswer => ({ ...answer, text: change(answer.text) });
}

const page = '<!doctype html><title>Gateway</title><p>Please try again.</p>';

/** Status, content type and the bytes of the body. */
export const protocolPlants: readonly Plant[] = [
  answerLie([status, 'success answered with status 201'], 'success', withStatus(201)),
  answerLie([status, 'success answered with status 202'], 'success', withStatus(202)),
  answerLie([status, 'refusal answered with status 400'], 'refusal', (answer) =>
    answer.status === 200 ? withStatus(400)(answer) : undefined,
  ),
  answerLie([status, 'unprocessable fields answered with status 422'], 'refusal', (answer) =>
    codeIn(answer) === 4000 ? withStatus(422)(answer) : undefined,
  ),
  answerLie([status, 'success answered with status 204 and no body'], 'success', (answer) => ({
    ...withText(() => '')(answer),
    status: 204,
  })),
  answerLie([status, 'success answered with status 500'], 'success', withStatus(500)),
  answerLie([status, 'answer is sent as text/html'], 'any', withType('text/html; charset=utf-8')),
  answerLie([status, 'answer is sent as text/plain'], 'success', withType('text/plain; charset=utf-8')),
  answerLie([status, 'answer has no content type'], 'success', withType(undefined)),
  answerLie([status, 'refusal is sent as application/problem+json'], 'refusal', (answer) =>
    answer.status === 200 ? withType('application/problem+json')(answer) : undefined,
  ),
  answerLie(
    [status, 'JSON is cut off'],
    'success',
    withText((text) => text.slice(0, -3)),
  ),
  answerLie(
    [status, 'debugging text after the JSON'],
    'success',
    withText((text) => `${text}\n<!-- 12 ms -->`),
  ),
  answerLie(
    [status, 'JSON with single quotes'],
    'success',
    withText((text) => text.replaceAll('"', "'")),
  ),
  answerLie([status, 'page of a proxy instead of the answer'], 'success', (answer) =>
    withType('text/html')(withText(() => page)(answer)),
  ),
  answerLie(
    [status, 'empty body'],
    'success',
    withText(() => ''),
  ),
  plantOf(status, 'connection breaks', anywhere, () => async (asked, ask) => {
    const answer = await ask();
    if (!asked.signed || codeIn(answer) !== 0) return honest(answer);
    return lie({ ...answer, status: brokenConnection });
  }),
];
