import { type Decoded, decodeRequest, type RequestPlan, type WireFields } from './decode.ts';
import { type Finding, findingsOf, type Validator } from './finding.ts';

/** What the description says about one operation, as the generated route table holds it. */
export interface RouteFacts<Id extends string> {
  readonly operationId: Id;
  readonly area: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Hono's way of writing parameters: `/news/:nid`. */
  readonly path: string;
  readonly access: 'member' | 'public' | 'optional';
  /** Signed with the key of a partner instead of the public application key. */
  readonly isForPartners?: true;
  readonly encoding: 'none' | 'form' | 'multipart' | 'json';
  /** Requires an Idempotency-Key. */
  readonly keyed: boolean;
  /** The first answer to an Idempotency-Key is kept and given again. */
  readonly idempotent: boolean;
  /** What visitors get is the same for all of them and may be kept by caches. */
  readonly shared?: true;
  /** Seconds until it may be called again for the same address or account. */
  readonly cooldown?: number;
  /** How often one member may call it within an hour. */
  readonly hourlyLimit?: number;
  /** Every code that it can answer, ascending. */
  readonly codes: readonly number[];
  /** Fields that hold a day after the current one. */
  readonly afterToday?: readonly string[];
  /** Fields that hold a password which is none of the most common ones. */
  readonly uncommon?: readonly string[];
  readonly plan: RequestPlan;
}

export interface Route<Id extends string = string> extends RouteFacts<Id> {
  /** Decodes and checks the fields of a request. */
  readonly validateRequest: (wire: WireFields) => Decoded;
  /** What is wrong with an answer, strictly: unknown fields and undeclared codes too. Empty when it is right. */
  readonly validateAnswer: (body: unknown) => readonly Finding[];
}

export interface RouteValidators {
  readonly request: Validator;
  /** The answer with code 0. */
  readonly answer: Validator;
  readonly refusal: Validator;
}

/** The route of an operation, which decodes its requests and checks its answers. */
export function makeRoute<Id extends string>(facts: RouteFacts<Id>, validators: RouteValidators): Route<Id> {
  return {
    ...facts,
    validateRequest: (wire) => decodeRequest(facts.plan, validators.request, wire),
    validateAnswer: (body) => checkAnswer(body, facts.codes, validators),
  };
}

function checkAnswer(
  body: unknown,
  codes: readonly number[],
  validators: RouteValidators,
): readonly Finding[] {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  const validator = code === undefined || code === 0 ? validators.answer : validators.refusal;
  if (!validator(body)) return findingsOf(validator);
  return typeof code === 'number' && codes.includes(code)
    ? []
    : [{ field: 'code', rule: 'enum', limit: codes.join(', ') }];
}
