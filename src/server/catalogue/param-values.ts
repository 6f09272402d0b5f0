import type { NumberValue, ParamValue, TextValue } from '#server/db/schema/catalogue.ts';

/** The import checks that the shape of a value fits the kind of its column; the shapes have no member in common that says which one. */
export function isNumberValue(value: ParamValue | undefined): value is NumberValue {
  return value !== undefined && 't' in value;
}

export function isTextValue(value: ParamValue | undefined): value is TextValue {
  return value !== undefined && 'zh' in value && typeof value.zh === 'string';
}
