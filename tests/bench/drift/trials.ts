import type { Contract } from '#contract/contract.ts';
import { mutations } from './mutations/all.ts';
import { placementsOf } from './placements.ts';
import { everyOperation, type Placement, untouched } from './trial.ts';

export interface Choice {
  /** How many operations for each kind. */
  readonly each: number;
  readonly seed: number;
  /** A part of the name or class of the kinds; all where empty. */
  readonly mutations: string;
  /** Comma list of operations to mutate; all when empty. */
  readonly operations: string;
  /** Whether the untouched server is judged too. */
  readonly untouched: boolean;
}

/** The unchanged server, then every mutation. */
export function trialsOf(contract: Contract, choice: Choice): Placement[] {
  const parts = choice.mutations.split(',').map((part) => part.trim());
  const kinds = mutations.filter((mutation) =>
    parts.some((part) => `${mutation.class}: ${mutation.name}`.includes(part)),
  );
  const only = choice.operations.split(',').filter((id) => id !== '');
  const all = placementsOf(kinds, contract, choice);
  const placements =
    only.length === 0
      ? all
      : kinds.flatMap((mutation) =>
          only
            .filter((id) => mutation.fits(contract.operation(id), contract))
            .map((id) => ({ mutation, operations: [id] })),
        );
  return choice.untouched
    ? [{ mutation: untouched, operations: [everyOperation] }, ...placements]
    : placements;
}
