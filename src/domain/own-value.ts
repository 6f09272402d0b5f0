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

/** An empty record for names that come from outside: it inherits nothing, and `__proto__` is a name like any other. */
export function emptyRecord<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>;
}
