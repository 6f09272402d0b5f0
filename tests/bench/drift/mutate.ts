import type { Contract, ContractOperation } from '#contract/contract.ts';
import type { WireBody, WireRequest, WireResponse } from '#contract/exchange.ts';
import type { Json, JsonObject } from '#description/json.ts';
import {
  codeIn,
  jsonOf,
  type Mutation,
  type MutationClass,
  type MutationContext,
  type MutationOutcome,
  type Mutator,
  type ReceivedRequest,
  withJson,
} from './mutation.ts';
import { type Change, changeAt, type Place, placesOf, valuesAt } from './places.ts';
import { shuffle } from './random.ts';

export type Fits = (operation: ContractOperation, contract: Contract) => boolean;
export const anywhere: Fits = () => true;

export function unchangedAnswer(response: WireResponse): MutationOutcome {
  return { response, mutated: false };
}

export function mutatedAnswer(response: WireResponse): MutationOutcome {
  return { response, mutated: true };
}

/** Restricts a mutator to the mutated operation. */
function onlyHere(mutator: Mutator): Mutator {
  return async (received, forward) =>
    received.here ? mutator(received, forward) : unchangedAnswer(await forward());
}

/** A mutation of a class, with its name and the operations it fits. */
export function mutationOf(
  mutationClass: MutationClass,
  name: string,
  fits: Fits,
  mutator: (context: MutationContext) => Mutator,
): Mutation {
  return { name, class: mutationClass, fits, mutator: (context) => onlyHere(mutator(context)) };
}

type Outcome = 'success' | 'refusal' | 'any';

function isOutcome(response: WireResponse, outcome: Outcome): boolean {
  const code = codeIn(response);
  return code !== undefined && (outcome === 'any' || (code === 0) === (outcome === 'success'));
}

/** Changes the response as it goes over the wire; undefined leaves it. */
export function mutateAnswer(
  of: readonly [MutationClass, string],
  on: Outcome,
  change: (
    response: WireResponse,
    received: ReceivedRequest,
    context: MutationContext,
  ) => WireResponse | undefined,
  fits: Fits = anywhere,
): Mutation {
  return mutationOf(...of, fits, (context) => async (received, forward) => {
    const response = await forward();
    const changed = isOutcome(response, on) ? change(response, received, context) : undefined;
    return changed ? mutatedAnswer(changed) : unchangedAnswer(response);
  });
}

/** Changes the JSON of a response; `change` gives the new one, or undefined to leave it. */
export function mutateJson(
  of: readonly [MutationClass, string],
  on: Outcome,
  change: (json: JsonObject, received: ReceivedRequest, context: MutationContext) => Json | undefined,
  fits: Fits = anywhere,
): Mutation {
  const inText = (response: WireResponse, received: ReceivedRequest, context: MutationContext) => {
    const json = change(jsonOf(response) ?? {}, received, context);
    return json === undefined ? undefined : withJson(response, json);
  };
  return mutateAnswer(of, on, inText, fits);
}

export type IsPlace = (place: Place, operation: ContractOperation, contract: Contract) => boolean;
export type PlaceChange = (place: Place, value: Json, holder: JsonObject | Json[]) => ReturnType<Change>;

/**
 * Changes one member of the responses with code 0. Which one is chosen by the seed, among those that the
 * first response with any of them shows; it stays the same from then on.
 */
export function mutatePlace(
  of: readonly [MutationClass, string],
  isPlace: IsPlace,
  change: PlaceChange,
): Mutation {
  const candidates: (operation: ContractOperation, contract: Contract) => readonly Place[] = (
    operation,
    contract,
  ) => placesOf(contract, operation).filter((place) => isPlace(place, operation, contract));
  const fits: Fits = (operation, contract) => candidates(operation, contract).length > 0;
  return mutationOf(...of, fits, ({ operation, contract, random }) => {
    const order = shuffle(candidates(operation, contract), random);
    let chosen: Place | undefined;
    return async (_asked, forward) => {
      const response = await forward();
      const json = jsonOf(response);
      if (json?.code !== 0) return unchangedAnswer(response);
      for (const place of chosen ? [chosen] : order) {
        const count = changeAt(json, place.pointer, (value, holder) => change(place, value, holder));
        if (count === 0) continue;
        chosen = place;
        return mutatedAnswer(withJson(response, json));
      }
      return unchangedAnswer(response);
    };
  });
}

/** Whether a member is in the envelope itself rather than in what it carries. */
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

/** The server carries out another request than the one it received. For a read it counts when the response differs. */
export function mutateRequest(
  of: readonly [MutationClass, string],
  rewrite: (received: ReceivedRequest, context: MutationContext) => WireRequest | undefined,
  fits: Fits,
): Mutation {
  return mutationOf(...of, fits, (context) => async (received, forward) => {
    const changed = rewrite(received, context);
    if (!changed) return unchangedAnswer(await forward());
    if (!isRead(context.operation)) return mutatedAnswer(await forward(changed));
    const right = await forward();
    if (codeIn(right) !== 0) return unchangedAnswer(right);
    const wrong = await forward(changed);
    return { response: wrong, mutated: right.text !== wrong.text };
  });
}

/** Whether calling an operation changes nothing. */
export function isRead({ id, keyed }: ContractOperation): boolean {
  return !keyed && id !== 'getVerifyCode' && id !== 'countDocumentDownload';
}

export { valuesAt };
