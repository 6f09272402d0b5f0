import type { Language } from '../language.ts';
import { formatPartValue } from './format.ts';
import type { ValueRange } from './parse.ts';
import { isUnit } from './units.ts';

/** Parameters whose numbers count in both directions, as their parts state them: `±5%`. */
const inBothDirections = /(?:^t|T)olerance$|^frequencyStability$/;

/** A number or range that can be chosen in a column, written as the parts of the column state it. */
export function choiceText(
  value: number | ValueRange,
  { key, unit }: { readonly key: string; readonly unit: string | null },
  language: Language,
): string {
  const text = formatPartValue(value, unit !== null && isUnit(unit) ? unit : '', language);
  return typeof value === 'number' && value > 0 && inBothDirections.test(key) ? `±${text}` : text;
}
