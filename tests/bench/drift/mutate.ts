import type { Contract, ContractOperation } from '#contract/contract.ts';
import type { WireAnswer, WireBody, WireRequest } from '#contract/exchange.ts';
import type { Json, JsonObject } from '#description/json.ts';
import {
  type Asked,
  codeIn,
  type Ground,
  jsonOf,
  type Liar,
  type Plant,
  type PlantClass,
  type Told,
  withJson,
} from './mutation.ts';
import { type Change, changeAt, type Place, placesOf, valuesAt } from './places.ts';
import { shuffled } from './random.ts';

export type Fits = (operation: ContractOperation, contract: Contract) => boolean;
export const anywhere: Fits = () => true;

export function honest(answer: WireAnswer): Told {
  return { answer, lied: false };
}

export function lie(answer: WireAnswer): Told {
  return { answer, lied: true };
}

/** Wraps a liar so that only the planted operation lies. */
export function onlyHere(liar: Liar): Liar {
  return async (asked, ask) => (asked.here ? liar(asked, ask) : honest(await ask()));
}

/** A plant on one class, with its name and where it fits. */
export function plantOf(
  plantClass: PlantClass,
  name: string,
  fits: Fits,
  liar: (ground: Ground) => Liar,
): Plant {
  return { name, class: plantClass, fits, liar: (ground) => onlyHere(liar(ground)) };
}

type Outcome = 'success' | 'refusal' | 'any';

function isOutcome(answer: WireAnswer, outcome: Outcome): boolean {
  const code = codeIn(answer);
  return code !== undefined && (outcome === 'any' || (code === 0) === (outcome === 'success'));
}

/** Changes the answer as it goes over the wire; undefined leaves it. */
export function answerLie(
  of: readonly [PlantClass, string],
  on: Outcome,
  change: (answer: WireAnswer, asked: Asked, ground: Ground) => WireAnswer | undefined,
  fits: Fits = anywhere,
): Plant {
  return plantOf(...of, fits, (ground) => async (asked, ask) => {
    const answer = await ask();
    const changed = isOutcome(answer, on) ? change(answer, asked, ground) : undefined;
    return changed ? lie(changed) : honest(answer);
  });
}

/** Changes the JSON of an answer; `change` gives the new one, or undefined to leave it. */
export function jsonLie(
  of: readonly [PlantClass, string],
  on: Outcome,
  change: (json: JsonObject, asked: Asked, ground: Ground) => Json | undefined,
  fits: Fits = anywhere,
): Plant {
  const inText = (answer: WireAnswer, asked: Asked, ground: Ground) => {
    const json = change(jsonOf(answer) ?? {}, asked, ground);
    return json === undefined ? undefined : withJson(answer, json);
  };
  return answerLie(of, on, inText, fits);
}

export type IsPlace = (place: Place, operation: ContractOperation, contract: Contract) => boolean;
export type PlaceChange = (place: Place, value: Json, holder: JsonObject | Json[]) => ReturnType<Change>;

/**
 * Changes one member of the answers with code 0, wherever it stands. Which one is chosen by the seed, among those that the
 * first answer with any of them shows; it stays the same from then on.
 */
export function placeLie(of: readonly [PlantClass, string], isPlace: IsPlace, change: PlaceChange): Plant {
  const candidates: (operation: ContractOperation, contract: Contract) => readonly Place[] = (
    operation,
    contract,
  ) => placesOf(contract, operation).filter((place) => isPlace(place, operation, contract));
  const fits: Fits = (operation, contract) => candidates(operation, contract).length > 0;
  return plantOf(...of, fits, ({ operation, contract, random }) => {
    const order = shuffled(candidates(operation, contract), random);
    let chosen: Place | undefined;
    return async (_asked, ask) => {
      const answer = await ask();
      const json = jsonOf(answer);
      if (json?.code !== 0) return honest(answer);
      for (const place of chosen ? [chosen] : order) {
        const count = changeAt(json, place.pointer, (value, holder) => change(place, value, holder));
        if (count === 0) continue;
        chosen = place;
        return lie(withJson(answer, json));
      }
      return honest(answer);
    };
  });
}

/** Whether a member stands in the envelope itself rather than in what it carries. */
export function isEnvelope({ pointer }: Place): boolean {
  return ['/code', '/msg', '/data', '/params'].includes(pointer);
}

type Pair = readonly [string, string | File];

/** Changes the fields of a request, in its query and form. */
export function withPairs(
  request: WireRequest,
  change: (pairs: readonly Pair[], place: 'query' | 'form') => readonly Pair[],
): WireRequest {
  const texts = change(request.query, 'query').map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body: WireBody =
    request.body.kind === 'form'
      ? { ...request.body, pairs: change(request.body.pairs, 'form') }
      : request.body;
  return { ...request, query: texts, body };
}

/** The request with a field set (in place, or at the end), or taken out. */
export function withField(request: WireRequest, name: string, value: string | undefined): WireRequest {
  const has = (pairs: readonly Pair[]) => pairs.some(([field]) => field === name);
  const home = request.method === 'GET' ? 'query' : 'form';
  return withPairs(request, (pairs, place) => {
    if (value === undefined) return pairs.filter(([field]) => field !== name);
    if (has(pairs)) return pairs.map((pair) => (pair[0] === name ? [name, value] : pair));
    return place === home ? [...pairs, [name, value]] : pairs;
  });
}

/** The server carries out another request than the one it got. On a call that only reads, it is a lie when that shows. */
export function requestLie(
  of: readonly [PlantClass, string],
  rewrite: (asked: Asked, ground: Ground) => WireRequest | undefined,
  fits: Fits,
): Plant {
  return plantOf(...of, fits, (ground) => async (asked, ask) => {
    const changed = rewrite(asked, ground);
    if (!changed) return honest(await ask());
    if (!isRead(ground.operation)) return lie(await ask(changed));
    const right = await ask();
    if (codeIn(right) !== 0) return honest(right);
    const wrong = await ask(changed);
    return { answer: wrong, lied: right.text !== wrong.text };
  });
}

const readVerbs = ['list', 'tree', 'get', 'first', 'count'];
const readNames = /^(list|get|count|search)/;

/** Whether calling an operation changes nothing. */
export function isRead({ id, place, method }: ContractOperation): boolean {
  if (id === 'getVerifyCode' || id === 'countDocumentDownload') return false;
  return (
    readVerbs.includes(String(place.verb)) || (readNames.test(id) && (method === 'get' || method === 'post'))
  );
}

export { valuesAt };
