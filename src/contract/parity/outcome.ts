import { asList, asObject, asText, type Json } from '#description/json.ts';
import type { Contract } from '../contract.ts';
import { codeOf, type Exchange } from '../exchange.ts';

export interface Sides {
  readonly contract: Contract;
  /** Whether the server has a handler for an operation. */
  readonly isBuilt: (operationId: string) => boolean;
}

/**
 * Whether both sides can have the same entries of a collection: not where an operation that changes it, or one that moves money
 * and so changes several collections, has no handler on the server yet.
 */
export function comparableCollections({ contract, isBuilt }: Sides): (collection: string) => boolean {
  const { operations } = contract;
  const allBuilt = operations.every(({ id }) => isBuilt(id));
  const someTransferMissing = operations.some(({ id, idempotent }) => idempotent && !isBuilt(id));
  return (collection) => {
    const changing = operations.filter(({ place, keyed }) => place.collection === collection && keyed);
    const areBuilt = changing.every(
      ({ id, idempotent }) => isBuilt(id) && !(idempotent && someTransferMissing),
    );
    return allBuilt || (changing.length > 0 && areBuilt);
  };
}

/** Refused fields in alphabetical order. */
function refusedFields(fields: Json): string {
  const names = asList(fields).map((row) => asText(asObject(row).field));
  return [...new Set(names)].sort().join(', ');
}

/** What must be the same on both sides of a response, in words. */
export function outcomeOf(exchange: Exchange, isComparable: (collection: string) => boolean): string {
  const code = codeOf(exchange);
  if (code === undefined) return 'no envelope';
  const params = asObject(asObject(exchange.json).params);
  if (code !== 0) {
    const { fields, ...others } = params;
    const status = exchange.response?.status === 200 ? [] : [`status ${exchange.response?.status}`];
    const refused = fields === undefined ? [] : [`fields ${refusedFields(fields)}`];
    return [`code ${code}`, ...status, ...refused, ...Object.keys(others).sort()].join(' ');
  }
  const { scope, collection } = exchange.operation?.place ?? {};
  const isOwn = scope === 'member' && isComparable(String(collection));
  const total = params.totalDataCounts;
  return isOwn && typeof total === 'number' ? `code 0, ${total} entries` : 'code 0';
}
