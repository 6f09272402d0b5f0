import type { Language, WireAnswer } from '#contract/exchange.ts';
import { asList, asObject } from '#description/json.ts';
import { anywhere, honest, lie, plantOf } from '../mutate.ts';
import { brokenConnection, codeIn, type Ground, jsonOf, type Plant, withJson } from '../mutation.ts';

const crash = 'breaks on bad input';

function failed(answer: WireAnswer, { contract }: Ground, language: Language): WireAnswer {
  const msg = contract.description.texts[language].codes.internalError ?? '';
  return { ...withJson(answer, { code: 5001, msg }), status: 500 };
}

/** Fails on refused fields that break one of the rules. */
function failsOn(name: string, rules: readonly string[] | undefined): Plant {
  return plantOf(crash, name, anywhere, (ground) => async ({ language }, ask) => {
    const answer = await ask();
    const json = jsonOf(answer);
    const found = asList(asObject(json?.params).fields).map((one) => String(asObject(one).rule));
    const is = json?.code === 4000 && (!rules || found.some((rule) => rules.includes(rule)));
    return is ? lie(failed(answer, ground, language)) : honest(answer);
  });
}

/** Requests on which the server fails instead of refusing them. */
export const crashPlants: readonly Plant[] = [
  failsOn('fails on any broken request', undefined),
  failsOn('fails when a required field is missing', ['required']),
  failsOn('fails on a word instead of a number', ['type']),
  failsOn('fails on an unknown field', ['unknownField']),
  failsOn('fails on a text that is too long', ['maxLength']),
  plantOf(
    crash,
    'fails on a body of another type',
    ({ encoding }) => encoding === 'form',
    (ground) =>
      async ({ language }, ask) => {
        const answer = await ask();
        return codeIn(answer) === 4043 ? lie(failed(answer, ground, language)) : honest(answer);
      },
  ),
  plantOf(
    crash,
    'fails on an entry that is not there',
    (operation) => operation.codes.includes(4004),
    (ground) =>
      async ({ language }, ask) => {
        const answer = await ask();
        return codeIn(answer) === 4004 ? lie(failed(answer, ground, language)) : honest(answer);
      },
  ),
  plantOf(crash, 'page of an error instead of a refusal', anywhere, () => async (_, ask) => {
    const answer = await ask();
    if (codeIn(answer) !== 4000) return honest(answer);
    const headers = { ...answer.headers, 'content-type': 'text/html' };
    return lie({ status: 500, headers, text: '<h1>Internal Server Error</h1>' });
  }),
  plantOf(crash, 'connection breaks on a broken request', anywhere, () => async (_, ask) => {
    const answer = await ask();
    return codeIn(answer) === 4000 ? lie({ ...answer, status: brokenConnection }) : honest(answer);
  }),
];
