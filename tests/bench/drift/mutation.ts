import type { Contract, ContractOperation } from '#contract/contract.ts';
import type { Language, WireRequest, WireResponse } from '#contract/exchange.ts';
import type { Json, JsonObject } from '#description/json.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import type { Random } from './random.ts';

export const mutationClasses = [
  'status and body',
  'envelope',
  'fields',
  'types and null',
  'formats',
  'ranges, lengths, enums',
  'money and JSON text',
  'totals and pages',
  'order',
  'filters',
  'defaults',
  'language',
  'headers',
  'codes',
  'refused fields',
  'later reads',
  'actions',
  'repeated calls',
  'accepts too much',
  'refuses too much',
  'breaks on bad input',
  'tokens and owners',
  'signatures',
] as const;
export type MutationClass = (typeof mutationClasses)[number];

/** A request on its way to the mutated server. */
export interface ReceivedRequest {
  /** undefined where the description has no such call. */
  readonly operation: ContractOperation | undefined;
  /** Whether it is for the mutated operation. */
  readonly here: boolean;
  readonly request: WireRequest;
  readonly language: Language;
  readonly token: string | undefined;
  /** Whether the signature fits the request. */
  readonly signed: boolean;
  /** The first text of each field in path, query and form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Sends a request to the unchanged server. A changed request is signed again if the original was signed correctly. */
export type ForwardRequest = (request?: WireRequest, signing?: 'now') => Promise<WireResponse>;

/** The status that stands for no response at all. */
export const brokenConnection = 0;

/** The response of the mutated server, and whether it was changed. */
export interface MutationOutcome {
  readonly response: WireResponse;
  readonly mutated: boolean;
}

export type Mutator = (received: ReceivedRequest, forward: ForwardRequest) => Promise<MutationOutcome>;

/** What a mutation applies to. */
export interface MutationContext {
  readonly contract: Contract;
  readonly operation: ContractOperation;
  readonly random: Random;
}

/** One kind of drift. */
export interface Mutation {
  readonly name: string;
  readonly class: MutationClass;
  /** Whether the drift can be seen on this operation at all. */
  readonly fits: (operation: ContractOperation, contract: Contract) => boolean;
  /** A server with this drift. It has a state of its own, so every run needs a new one. */
  readonly mutator: (context: MutationContext) => Mutator;
}

export function jsonOf(response: WireResponse): JsonObject | undefined {
  try {
    const json = parseJson<Json>(response.text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

export function codeIn(response: WireResponse): number | undefined {
  const code = jsonOf(response)?.code;
  return typeof code === 'number' ? code : undefined;
}

export function withJson(response: WireResponse, json: Json): WireResponse {
  return { ...response, text: JSON.stringify(json) };
}
