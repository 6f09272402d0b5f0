import type { Check } from '#contract/check.ts';
import type { Contract, ContractOperation } from '#contract/contract.ts';
import type { Finding } from '#contract/finding.ts';
import { checkServer } from '#contract/scenario/check-server.ts';
import type { Target } from '#contract/target.ts';
import { type Heard, plantOn } from './mutated-target.ts';
import type { Ground, Plant } from './mutation.ts';
import { builtOperations, nearOf } from './near.ts';
import { seeded } from './random.ts';

/** A plant with the operations on which it may stand: on the first one where it gets a chance to lie. */
export interface Placement {
  readonly plant: Plant;
  readonly operations: readonly string[];
}

/** What came of judging one server. */
export interface Trial {
  /** Names of the plant and its class; empty for the untouched server. */
  readonly plant: string;
  readonly class: string;
  readonly operation: string;
  /** Calls of the operation, and lies among all answers. */
  readonly calls: number;
  readonly lies: number;
  readonly findings: readonly Finding[];
  /** Why a check gave up. */
  readonly gaveUp: readonly string[];
  readonly seconds: number;
}

export interface TrialOptions {
  readonly contract: Contract;
  readonly target: Target;
  readonly checks: readonly Check[];
  readonly seed: number;
  readonly onHeard: (heard: Heard) => void;
}

/** Between two checks, so that what the one used up is free for the next: mails, tries, names of the same second. */
const pauseSeconds = 3 * 3600;

/** In place of an operation: the server is judged whole. */
export const everyOperation = '*';

/** Lies never: the untouched server, seen as a planted one is. */
export const untouched: Plant = {
  name: '',
  class: 'status and body',
  fits: () => true,
  liar: () => async (_, ask) => ({ answer: await ask(), lied: false }),
};

function plantedOn(contract: Contract, operation: string): ContractOperation {
  const [first] = contract.operations;
  return operation === everyOperation && first ? first : contract.operation(operation);
}

/** Runs the checks, restricted to one operation, on a server with a plant on it. */
export async function judge(plant: Plant, operation: string, options: TrialOptions): Promise<Trial> {
  const { contract, checks, seed, onHeard } = options;
  const random = seeded(`${seed} ${plant.name} ${operation}`);
  const ground: Ground = { contract, random, operation: plantedOn(contract, operation) };
  const planted = plantOn(options.target, plant, ground, onHeard);
  const context = { contract, seed, target: planted.target };
  const isWhole = operation === everyOperation;
  const near = isWhole ? new Set(builtOperations(contract)) : nearOf(contract, operation);
  const started = performance.now();
  const findings: Finding[] = [];
  const gaveUp: string[] = [];
  for (const check of checks) {
    // One drift is planted: what the next check would find too says nothing more.
    if (findings.length > 0 && !isWhole) break;
    await options.target.backstage.pass?.(pauseSeconds);
    try {
      findings.push(
        ...(
          await check({
            ...context,
            isWanted: (id) => (isWhole || check === checkServer ? near.has(id) : id === operation),
          })
        ).findings,
      );
    } catch (error) {
      gaveUp.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
    }
  }
  return {
    plant: plant.name,
    class: plant.name === '' ? '' : plant.class,
    operation,
    findings,
    gaveUp,
    calls: planted.calls(),
    lies: planted.lies(),
    seconds: (performance.now() - started) / 1000,
  };
}
