import type { Contract } from '#contract/contract.ts';
import { builtOperations, placementsOf } from './placements.ts';
import { plants } from './plants/all.ts';
import { type Placement, untouched } from './trial.ts';

export interface Choice {
  /** How many operations for each kind. */
  readonly each: number;
  readonly seed: number;
  /** A part of the name or class of the kinds; all where empty. */
  readonly plants: string;
  /** Only plants on these operations, with commas between; all where empty. */
  readonly operations: string;
}

/** The untouched server once for each operation that is planted on, then every plant. */
export function trialsOf(contract: Contract, choice: Choice): Placement[] {
  const wanted = choice.plants.split(',').map((part) => part.trim());
  const kinds = plants.filter((plant) =>
    wanted.some((part) => `${plant.class}: ${plant.name}`.includes(part)),
  );
  const only = choice.operations.split(',').filter((id) => id !== '');
  const all = placementsOf(kinds, contract, {
    ...choice,
    each: only.length > 0 ? Number.POSITIVE_INFINITY : choice.each,
  });
  const placements = only.length > 0 ? all.filter(({ operation }) => only.includes(operation)) : all;
  const operations = new Set(placements.map(({ operation }) => operation));
  const honest = builtOperations(contract)
    .filter((id) => operations.has(id))
    .map((operation) => ({ plant: untouched, operation }));
  return [...honest, ...placements];
}
