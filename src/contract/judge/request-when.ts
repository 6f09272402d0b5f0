import type { Json } from '#description/json.ts';
import type { ContractOperation } from '../contract.ts';
import type { Relation, RequestWhen } from '../relation.ts';

type Sent = Readonly<Record<string, string>>;

/** Whether a request is one that `when` means; a field left out counts as absent and as its default. */
export function isMeant(operation: ContractOperation, when: RequestWhen | undefined, sent: Sent): boolean {
  return Object.entries(when ?? {}).every(([field, condition]) => {
    const values: readonly Json[] = Array.isArray(condition) ? condition : [condition];
    const preset = defaultOf(operation, field);
    return values.some((value) => {
      const actual = sent[field];
      if (actual !== undefined) return value !== null && String(value) === actual;
      return value === null || (preset !== undefined && String(value) === preset);
    });
  });
}

/** The default of a field: from its row of `x-relations`, else from its schema. */
export function defaultOf(operation: ContractOperation, field: string): string | undefined {
  const row = rowsOf(operation, 'default').find((one) => one.default === field);
  const preset = row ? row.value : operation.request.fields[field]?.default;
  return preset === undefined ? undefined : String(preset);
}

type KeyOf<R> = R extends unknown ? keyof R : never;
type RowOf<Key extends KeyOf<Relation>> = Extract<Relation, Readonly<Record<Key, unknown>>>;

/** The rows of `x-relations` that begin with this key. */
export function rowsOf<Key extends KeyOf<Relation>>(
  { relations }: ContractOperation,
  key: Key,
): RowOf<Key>[] {
  return relations.filter((row): row is RowOf<Key> => Object.keys(row)[0] === key);
}
