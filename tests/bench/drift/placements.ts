import type { Contract } from '#contract/contract.ts';
import { notBuilt } from '#server/not-built.ts';
import type { Plant } from './plant.ts';
import { seeded, shuffled } from './random.ts';
import type { Placement } from './trial.ts';

const waiting: ReadonlySet<string> = new Set(notBuilt);

/** Ids of the operations that the project's server has built. */
export function builtOperations({ operations }: Contract): string[] {
  return operations.map(({ id }) => id).filter((id) => !waiting.has(id));
}

/** So many operations for each kind, chosen by the seed among the built ones that it fits. */
export function placementsOf(
  plants: readonly Plant[],
  contract: Contract,
  { each, seed }: { readonly each: number; readonly seed: number },
): Placement[] {
  const built = builtOperations(contract).map((id) => contract.operation(id));
  return plants.flatMap((plant) => {
    const fitting = built.filter((operation) => plant.fits(operation, contract));
    const chosen = shuffled(fitting, seeded(`${seed} ${plant.name}`)).slice(0, each);
    return chosen.map(({ id }) => ({ plant, operation: id }));
  });
}
