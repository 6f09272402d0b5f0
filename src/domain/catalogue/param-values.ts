import type { Bilingual } from '../language.ts';
import type { StatedNumber } from '../part-values/index.ts';

/** `t` is the text as entered, the others its value in the unit of the column. */
export interface NumberValue extends StatedNumber {
  readonly t: string;
}

/** What a product states of a column: a number, a text, addresses of pictures, or documents in each language. */
export type ParamValue =
  | NumberValue
  | Bilingual
  | readonly string[]
  | { readonly zh: readonly object[]; readonly en: readonly object[] };

/** The import checks that the shape of a value fits the kind of its column; the shapes have no member in common that says which one it is. */
export function isNumberValue(value: ParamValue | undefined): value is NumberValue {
  return value !== undefined && 't' in value;
}

/** Whether a value is a text in both languages. */
export function isTextValue(value: ParamValue | undefined): value is Bilingual {
  return value !== undefined && 'zh' in value && typeof value.zh === 'string';
}
