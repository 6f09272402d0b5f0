import type { Language, WireResponse } from '#contract/exchange.ts';
import { asList, asObject } from '#description/json.ts';
import { anywhere, mutatedAnswer, mutationOf, unchangedAnswer } from '../mutate.ts';
import {
  brokenConnection,
  codeIn,
  jsonOf,
  type Mutation,
  type MutationContext,
  withJson,
} from '../mutation.ts';

const crash = 'breaks on bad input';

function failResponse(
  response: WireResponse,
  { contract }: MutationContext,
  language: Language,
): WireResponse {
  const msg = contract.description.texts[language].codes.internalError ?? '';
  return { ...withJson(response, { code: 5001, msg }), status: 500 };
}

/** Fails on refused fields that break one of the rules. */
function failsOn(name: string, rules: readonly string[] | undefined): Mutation {
  return mutationOf(crash, name, anywhere, (context) => async ({ language }, forward) => {
    const response = await forward();
    const json = jsonOf(response);
    const found = asList(asObject(json?.params).fields).map((one) => String(asObject(one).rule));
    const is = json?.code === 4000 && (!rules || found.some((rule) => rules.includes(rule)));
    return is ? mutatedAnswer(failResponse(response, context, language)) : unchangedAnswer(response);
  });
}

/** Requests on which the server fails instead of refusing them. */
export const crashMutations: readonly Mutation[] = [
  failsOn('fails on any broken request', undefined),
  failsOn('fails when a required field is missing', ['required']),
  failsOn('fails on a word instead of a number', ['type']),
  failsOn('fails on an unknown field', ['unknownField']),
  failsOn('fails on a text that is too long', ['maxLength']),
  mutationOf(
    crash,
    'fails on a body of another type',
    ({ encoding }) => encoding === 'form',
    (context) =>
      async ({ language }, forward) => {
        const response = await forward();
        return codeIn(response) === 4043
          ? mutatedAnswer(failResponse(response, context, language))
          : unchangedAnswer(response);
      },
  ),
  mutationOf(
    crash,
    'fails on an entry that is not there',
    (operation) => operation.codes.includes(4004),
    (context) =>
      async ({ language }, forward) => {
        const response = await forward();
        return codeIn(response) === 4004
          ? mutatedAnswer(failResponse(response, context, language))
          : unchangedAnswer(response);
      },
  ),
  mutationOf(crash, 'page of an error instead of a refusal', anywhere, () => async (_, forward) => {
    const response = await forward();
    if (codeIn(response) !== 4000) return unchangedAnswer(response);
    const headers = { ...response.headers, 'content-type': 'text/html' };
    return mutatedAnswer({ status: 500, headers, text: '<h1>Internal Server Error</h1>' });
  }),
  mutationOf(crash, 'connection breaks on a broken request', anywhere, () => async (_, forward) => {
    const response = await forward();
    return codeIn(response) === 4000
      ? mutatedAnswer({ ...response, status: brokenConnection })
      : unchangedAnswer(response);
  }),
];
