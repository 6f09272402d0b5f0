import type { Check } from '#contract/check.ts';
import type { Contract, ContractOperation } from '#contract/contract.ts';
import type { Finding } from '#contract/finding.ts';
import { shopScenario } from '#contract/scenario/shop-scenario.ts';
import type { Target } from '#contract/target.ts';
import type { ActingContext } from '#contract/test-scenario.ts';
import { mutateTarget } from './mutated-target.ts';
import type { Mutation, MutationContext } from './mutation.ts';
import { builtOperations, listNear } from './near.ts';
import { seededRandom } from './random.ts';

/** A mutation with the operations to try it on, until it shows on one. */
export interface Placement {
  readonly mutation: Mutation;
  readonly operations: readonly string[];
}

/** The result of judging one server. */
export interface Trial {
  /** Names of the mutation and its class; empty for the unchanged server. */
  readonly mutation: string;
  readonly class: string;
  readonly operation: string;
  /** Calls of the operation, and mutated responses among all. */
  readonly calls: number;
  readonly mutatedCount: number;
  readonly findings: readonly Finding[];
  /** Why a check was aborted. */
  readonly gaveUp: readonly string[];
  readonly seconds: number;
}

export interface TrialOptions {
  readonly contract: Contract;
  readonly target: Target;
  readonly checks: readonly Check<ActingContext>[];
  readonly seed: number;
}

/** Between two checks, so that limits the first one used up are free again: mails, attempts, names of the same second. */
const pauseSeconds = 3 * 3600;

/** In place of an operation: the server is judged whole. */
export const everyOperation = '*';

/** Changes nothing: the server itself, as the baseline. */
export const untouched: Mutation = {
  name: '',
  class: 'status and body',
  fits: () => true,
  mutator: () => async (_, forward) => ({ response: await forward(), mutated: false }),
};

function operationFor(contract: Contract, operation: string): ContractOperation {
  const [first] = contract.operations;
  return operation === everyOperation && first ? first : contract.operation(operation);
}

/** Runs the checks, restricted to one operation, on a mutated server. */
export async function judge(mutation: Mutation, operation: string, options: TrialOptions): Promise<Trial> {
  const { contract, checks, seed } = options;
  const random = seededRandom(`${seed} ${mutation.name} ${operation}`);
  const context: MutationContext = { contract, random, operation: operationFor(contract, operation) };
  const mutatedTarget = mutateTarget(options.target, mutation, context);
  const checkContext = { contract, seed, scenario: shopScenario, target: mutatedTarget.target };
  const isWhole = operation === everyOperation;
  const near = isWhole ? new Set(builtOperations(contract)) : listNear(contract, operation);
  const started = performance.now();
  const findings: Finding[] = [];
  const gaveUp: string[] = [];
  for (const check of checks) {
    // There is one drift: that the next check finds it too says nothing more.
    if (findings.length > 0 && !isWhole) break;
    await options.target.testHooks.advanceClock?.(pauseSeconds);
    try {
      findings.push(
        ...(
          await check({
            ...checkContext,
            isSelected: (id) => (isWhole || check === shopScenario.check ? near.has(id) : id === operation),
          })
        ).findings,
      );
    } catch (error) {
      gaveUp.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
    }
  }
  return {
    mutation: mutation.name,
    class: mutation.name === '' ? '' : mutation.class,
    operation,
    findings,
    gaveUp,
    calls: mutatedTarget.calls(),
    mutatedCount: mutatedTarget.mutatedCount(),
    seconds: (performance.now() - started) / 1000,
  };
}
