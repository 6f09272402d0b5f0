import type { Contract } from '#contract/contract.ts';
import type { Mutation } from './mutation.ts';
import { builtOperations } from './near.ts';
import { seededRandom, shuffle } from './random.ts';
import type { Placement } from './trial.ts';

/** Operations on which a kind is tried until it shows. */
const placementsPerKind = 3;

/** Each kind the given number of times, on operations chosen by the seed among the built ones that it fits. */
export function placementsOf(
  mutations: readonly Mutation[],
  contract: Contract,
  { each, seed }: { readonly each: number; readonly seed: number },
): Placement[] {
  const built = builtOperations(contract).map((id) => contract.operation(id));
  return mutations.flatMap((mutation) => {
    const fitting = built.filter((operation) => mutation.fits(operation, contract));
    const order = shuffle(fitting, seededRandom(`${seed} ${mutation.name}`)).map(({ id }) => id);
    const times = Math.min(each, order.length);
    return Array.from({ length: times }, (_, time) => {
      const own = order.filter((_id, index) => index % times === time);
      return { mutation, operations: own.slice(0, placementsPerKind) };
    });
  });
}
