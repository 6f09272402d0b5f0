import { keysOf } from '#domain/keys-of.ts';
import { type CodeName, codes } from '#generated/constants.ts';
import { type OperationId, routes } from '#generated/server/routes.ts';

/** How an operation can behave, besides answering with one of its codes. */
export const behaviours = ['empty', 'many', 'long', 'slow', 'never', 'networkLost', 'invalid'] as const;

/** Situations of the whole world. */
export const situations = [
  'newMember',
  'richMember',
  'expiredSession',
  'noPaymentPassword',
  'shopClosed',
] as const;

export type Behaviour = (typeof behaviours)[number] | CodeName;
export type Situation = (typeof situations)[number];

/** How operations behave (`*` is all of them), and the situations of the world. */
export interface Scenario {
  readonly operations: Partial<Readonly<Record<OperationId | '*', Behaviour>>>;
  readonly situations: readonly Situation[];
  /** Milliseconds before every answer. */
  readonly latency?: number;
}

export const ordinary: Scenario = { operations: {}, situations: [] };

export type ReadScenario =
  | { readonly ok: true; readonly value: Scenario }
  /** The part that is not known. */
  | { readonly ok: false; readonly unknown: string };

const codesOf = new Map<string, readonly number[]>(routes.map((route) => [route.operationId, route.codes]));

/** How an operation, or `*`, can behave, its own codes included. */
export function behavioursOf(operation: string): Behaviour[] {
  const names = keysOf(codes).filter(
    (name) => name !== 'success' && (operation === '*' || codesOf.get(operation)?.includes(codes[name])),
  );
  return [...behaviours, ...names];
}

function isOperation(name: string): name is OperationId {
  return codesOf.has(name);
}

function isBehaviour(name: string, operation: string): name is Behaviour {
  return behavioursOf(operation).some((known) => known === name);
}

/**
 * Reads `newMember,listProducts:empty,getAccount:sessionExpired,*:slow,latency:200`, as in `?scenario=` and `--scenario`.
 * A code must be one that the operation declares.
 */
export function readScenario(text: string): ReadScenario {
  const operations: Partial<Record<OperationId | '*', Behaviour>> = {};
  const found: Situation[] = [];
  let latency = 0;
  for (const part of text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    const [operation = '', behaviour] = part.split(':');
    const situation = situations.find((known) => known === part);
    if (situation) found.push(situation);
    else if (operation === 'latency' && /^[0-9]{1,6}$/.test(behaviour ?? '')) latency = Number(behaviour);
    else if (
      behaviour !== undefined &&
      (operation === '*' || isOperation(operation)) &&
      isBehaviour(behaviour, operation)
    )
      operations[operation] = behaviour;
    else return { ok: false, unknown: part };
  }
  return { ok: true, value: { operations, situations: found, ...(latency > 0 ? { latency } : {}) } };
}

/** A scenario as text, for {@link readScenario}. */
export function writeScenario(scenario: {
  readonly operations: Iterable<readonly [string, Behaviour]>;
  readonly situations: Iterable<Situation>;
  readonly latency: number;
}): string {
  const ofOperations = [...scenario.operations].map(([operation, behaviour]) => `${operation}:${behaviour}`);
  const waiting = scenario.latency > 0 ? [`latency:${scenario.latency}`] : [];
  return [...scenario.situations, ...ofOperations, ...waiting].join(',');
}

/** How an operation behaves; undefined when it responds normally. */
export function behaviourOf(
  { operations, situations: world }: Scenario,
  operation: OperationId,
): Behaviour | undefined {
  if (world.includes('shopClosed')) return 'unavailable';
  return operations[operation] ?? operations['*'];
}
