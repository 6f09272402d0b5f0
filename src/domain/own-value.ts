/**
 * The value under a name that comes from outside. A plain object also has what it inherits: under `constructor` or
 * `toString` an ordinary look-up finds a function.
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Whether a name or number that comes from outside is a key of a table: one that it has itself, not one that it inherits. */
export function isKeyOf<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key);
}

/** An empty record for names that come from outside: it inherits nothing, and `__proto__` is a name like any other. */
export function emptyRecord<Value>(): Record<string, Value> {
  const empty: Record<string, Value> = Object.create(null);
  return empty;
}
