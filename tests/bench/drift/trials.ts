import type { Contract } from '#contract/contract.ts';
import { plants } from './mutations/all.ts';
import { placementsOf } from './placements.ts';
import { everyOperation, type Placement, untouched } from './trial.ts';

export interface Choice {
  /** How many operations for each kind. */
  readonly each: number;
  readonly seed: number;
  /** A part of the name or class of the kinds; all where empty. */
  readonly plants: string;
  /** Only plants on these operations, with commas between; all where empty. */
  readonly operations: string;
  /** Whether the untouched server is judged too. */
  readonly untouched: boolean;
}

/** The untouched server, then every plant. */
export function trialsOf(contract: Contract, choice: Choice): Placement[] {
  const wanted = choice.plants.split(',').map((part) => part.trim());
  const kinds = plants.filter((plant) =>
    wanted.some((part) => `${plant.class}: ${plant.name}`.includes(part)),
  );
  const only = choice.operations.split(',').filter((id) => id !== '');
  const all = placementsOf(kinds, contract, choice);
  const placements =
    only.length === 0
      ? all
      : kinds.flatMap((plant) =>
          only
            .filter((id) => plant.fits(contract.operation(id), contract))
            .map((id) => ({ plant, operations: [id] })),
        );
  return choice.untouched ? [{ plant: untouched, operations: [everyOperation] }, ...placements] : placements;
}
