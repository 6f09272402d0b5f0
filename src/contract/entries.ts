import { asList, asObject, asText, isObject, type JsonObject, valueAt } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import type { Caller } from './caller.ts';
import type { Contract, ContractOperation } from './contract.ts';
import type { Fields } from './exchange.ts';
import { schemaAt } from './judge/described.ts';
import { callOrSkip } from './precondition.ts';

/** A list operation and the field of its entries that names them. */
export interface Source {
  readonly list: ContractOperation;
  /** JSON pointer of the entries in the response. */
  readonly at: string;
  readonly field: string;
}

/** Where a list or tree operation responds with its entries, when it has entries with this field and can be called without any. */
function findEntriesPointer(contract: Contract, list: ContractOperation, field: string): string | undefined {
  const { place, success, request } = list;
  if (!['list', 'tree', 'custom'].includes(asText(place.verb)) || !success) return undefined;
  if (asList(request.schema.required).length > 0) return undefined;
  const at = asText(place.data) || '/data';
  return schemaAt(contract, success, `${at}/*/${field}`) ? at : undefined;
}

/** The entry's field that a request field carries under another name: what is gone afterwards (`lacks`) was named by it. */
function goneField({ relations }: ContractOperation, name: string): string | undefined {
  for (const row of relations) {
    const lacks = 'read' in row ? Object.entries(row.lacks ?? {}) : [];
    const found = lacks.find(([, value]) => value === `$request.${name}`);
    if (found) return found[0].split('/').at(-1);
  }
  return undefined;
}

/**
 * The list operation from which a request field takes its value: of the operation's own collection where it is the key, else
 * one whose key it is. `from` of `x-mock` is a field that carries keys under another name.
 */
export function sourceOf(contract: Contract, operation: ContractOperation, name: string): Source | undefined {
  const { place } = operation;
  const field = name === place.from ? asText(place.key) : (goneField(operation, name) ?? name);
  const rank = (list: ContractOperation) => {
    const isKey = list.place.key === field;
    const isOwn = place.collection !== undefined && list.place.collection === place.collection;
    if (isOwn && field === place.key) return 3;
    // A number with the name of a key is one; a text may only be called the same.
    if (!isKey || operation.request.fields[name]?.kind !== 'integer') return 0;
    return list.place.verb === 'tree' ? 2 : 1;
  };
  const found = contract.operations
    .filter((list) => list.id !== operation.id && rank(list) > 0)
    .map((list) => ({ list, at: findEntriesPointer(contract, list, field), field }))
    .filter((source) => source.at !== undefined)
    .sort((one, other) => rank(other.list) - rank(one.list));
  const [first] = found;
  return first ? { ...first, at: first.at ?? '/data' } : undefined;
}

/** An entry of a tree with those inside it first: what belongs to a category hangs on the innermost ones. */
function withChildren(entry: JsonObject): JsonObject[] {
  const inner = Object.values(entry).flatMap((value) =>
    Array.isArray(value) ? value.filter(isObject).flatMap(withChildren) : [],
  );
  return [...inner, entry];
}

/** The entries that a source lists for a caller, on one page of the largest size. */
export async function readEntries(
  caller: Caller,
  { list, at, field }: Source,
  fields: Fields = {},
): Promise<JsonObject[]> {
  const { document } = caller.contract.description;
  const size = resolveRef(document, asObject(list.request.schema.properties).pageSize);
  const paged = 'pageSize' in list.request.fields ? { pageSize: Number(size.maximum ?? 20) } : {};
  const { json } = await callOrSkip(caller, list.id, { ...paged, ...fields });
  return asList(valueAt(json ?? null, at))
    .filter(isObject)
    .flatMap(withChildren)
    .filter((entry) => entry[field] !== undefined);
}
