import type { Contract, ContractOperation } from '#contract/contract.ts';
import type { Language, WireAnswer, WireRequest } from '#contract/exchange.ts';
import type { Json, JsonObject } from '#description/json.ts';
import type { Random } from './random.ts';

export const plantClasses = [
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
export type PlantClass = (typeof plantClasses)[number];

/** A request on its way to the planted server. */
export interface Asked {
  /** undefined where the description has no such call. */
  readonly operation: ContractOperation | undefined;
  /** Whether it is for the operation that lies. */
  readonly here: boolean;
  readonly request: WireRequest;
  readonly language: Language;
  readonly token: string | undefined;
  /** Whether the signature fits the request. */
  readonly signed: boolean;
  /** The first text of each field in path, query and form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The honest server behind a plant. A changed request is signed anew if the original was signed rightly. */
export type AskServer = (request?: WireRequest, signing?: 'now') => Promise<WireAnswer>;

/** The status that stands for no answer at all. */
export const brokenConnection = 0;

/** What the planted server answers, and whether that is a lie. */
export interface Told {
  readonly answer: WireAnswer;
  readonly lied: boolean;
}

export type Liar = (asked: Asked, ask: AskServer) => Promise<Told>;

/** Where a plant stands. */
export interface Ground {
  readonly contract: Contract;
  readonly operation: ContractOperation;
  readonly random: Random;
}

/** One kind of drift. */
export interface Plant {
  readonly name: string;
  readonly class: PlantClass;
  /** Whether the drift can be seen on this operation at all. */
  readonly fits: (operation: ContractOperation, contract: Contract) => boolean;
  /** A server with this drift; keeps what it remembers to itself, so every run needs a new one. */
  readonly liar: (ground: Ground) => Liar;
}

export function jsonOf(answer: WireAnswer): JsonObject | undefined {
  try {
    const json = JSON.parse(answer.text) as Json;
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

export function codeIn(answer: WireAnswer): number | undefined {
  const code = jsonOf(answer)?.code;
  return typeof code === 'number' ? code : undefined;
}

export function withJson(answer: WireAnswer, json: Json): WireAnswer {
  return { ...answer, text: JSON.stringify(json) };
}
