import type { Contract, ContractOperation } from '#contract/contract.ts';
import { notBuilt } from '#server/not-built.ts';

const waiting: ReadonlySet<string> = new Set(notBuilt);

/** Ids of the operations that the project's server has built. */
export function builtOperations({ operations }: Contract): string[] {
  return operations.map(({ id }) => id).filter((id) => !waiting.has(id));
}

/** Whether a call adds to the collection from which another one reads. */
function fills({ place, id }: ContractOperation, read: ContractOperation): boolean {
  const isSame = place.collection !== undefined && place.collection === read.place.collection;
  return isSame && (place.verb === 'create' || /^(add|submit)[A-Z]/.test(id));
}

/** Whether a call lists the entries of which another one returns one by itself. */
function lists({ place, id }: ContractOperation, read: ContractOperation): boolean {
  const isSame = place.collection !== undefined && place.collection === read.place.collection;
  return isSame && place.key === read.place.key && /^list[A-Z]/.test(id);
}

/**
 * An operation with those that must be called so that it can be judged: those that fill what it reads, those that list its
 * entries, and those whose `x-relations` ask it.
 */
export function listNear(contract: Contract, id: string): ReadonlySet<string> {
  const mutatedTarget = contract.operation(id);
  const near = contract.operations.filter((one) => {
    if (waiting.has(one.id)) return false;
    const asks = one.relations.some(
      (row) => ('read' in row && row.read === id) || ('agrees' in row && row.agrees === id),
    );
    return asks || fills(one, mutatedTarget) || lists(one, mutatedTarget);
  });
  return new Set([id, ...near.map((one) => one.id)]);
}
