import type { Fields, FieldValue } from './exchange.ts';

/** A JSON value as a field of a request; lists and objects travel as JSON text. */
export function asField(value: unknown): FieldValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof File ? value : JSON.stringify(value);
}

/** JSON values as the fields of a request. */
export function asFields(values: Readonly<Record<string, unknown>>): Fields {
  const stated = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    stated.map(([name, value]) => [name, Array.isArray(value) ? value.map(asField) : asField(value)]),
  );
}
