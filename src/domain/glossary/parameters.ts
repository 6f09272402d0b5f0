import type { Bilingual } from '../language.ts';
import { isUnit, type Unit } from '../part-values/index.ts';
import { circuitParameters } from './parameters-circuits.ts';
import { discreteParameters } from './parameters-discrete.ts';
import { passiveParameters } from './parameters-passive.ts';
import { nameKey, readNames, readTable } from './table.ts';

/** What a column of this parameter holds, as in `columnComment` of a column definition. */
export type ParameterKind = 'text' | 'number' | 'image' | 'word';

/**
 * What fits a wanted value besides the value itself: `≥` a rating, of which a higher one fits too (25 V for 16 V); `≤` a limit, of which
 * a lower one fits too (1 % for 5 %). `=` what a part is ordered by: where it is stated, a wanted value in its unit means this parameter
 * and no rating next to it (a relay with a coil of 5 V and contacts for 250 V is not found with 12 V).
 */
export type Fitting = '≥' | '≤' | '=';

/** A parameter of the trade: its lasting key, its name in both languages and, for numbers, its stored unit. */
export interface Parameter extends Bilingual {
  readonly key: string;
  readonly kind: ParameterKind;
  /** Only on numbers; `''` is a plain count. */
  readonly unit?: Unit;
  readonly fitting?: Fitting;
  readonly otherNames: readonly string[];
}

const withFitting = /^(\S+) ([≥≤=])$/u;
const isFitting = (sign: string | undefined): sign is Fitting => sign === '≥' || sign === '≤' || sign === '=';

function kindOf(cell: string): Pick<Parameter, 'kind' | 'unit' | 'fitting'> {
  const [, unit = '', fitting] = withFitting.exec(cell) ?? [];
  if (isFitting(fitting) && isUnit(unit)) return { kind: 'number', unit, fitting };
  if (cell === 'text' || cell === 'image' || cell === 'word') return { kind: cell };
  if (cell === 'count') return { kind: 'number', unit: '' };
  if (isUnit(cell)) return { kind: 'number', unit: cell };
  throw new Error(`glossary: no such unit: ${cell}`);
}

/** Every parameter of the glossary, in the order in which a table of parameters shows them. */
export const parameters: readonly Parameter[] = [passiveParameters, discreteParameters, circuitParameters]
  .flatMap(readTable)
  .map(([key = '', unit = '', zh = '', en = '', others]) => ({
    key,
    ...kindOf(unit),
    zh,
    en,
    otherNames: readNames(others),
  }));

const byKey = new Map(parameters.map((parameter) => [parameter.key, parameter]));

/** `Forward Voltage (Vf@If)` is also looked up as `Forward Voltage`. */
function withoutSymbol(name: string): string {
  return name.normalize('NFKC').replace(/\(.*\)|@.*$/g, '');
}

const byName = new Map<string, Parameter>();
for (const parameter of parameters) {
  for (const name of [parameter.zh, parameter.en, parameter.key, ...parameter.otherNames]) {
    if (!byName.has(nameKey(name))) byName.set(nameKey(name), parameter);
  }
}

/** Suppliers put `X7R` and `±100ppm/℃` under the same name; which parameter it is shows in the value. */
const textCounterparts: Readonly<Record<string, string>> = { temperatureCoefficient: 'dielectric' };

/** Parameters that are ratings in general, and what parts of some kinds are ordered by: a fuse of 5 A is none of 1 A. */
const orderedBy: ReadonlyMap<string, RegExp> = new Map([['ratedCurrent', /\bfuses?\b|保险丝|熔断器/i]]);

/** How values of the column with this key fit in a category with these names; undefined where only the value itself does. */
export function findFitting(key: string, categoryNames: string): Fitting | undefined {
  return orderedBy.get(key)?.test(categoryNames) ? '=' : byKey.get(key)?.fitting;
}

/** The parameter with this key, or undefined. */
export function parameterByKey(key: string): Parameter | undefined {
  return byKey.get(key);
}

/**
 * The parameter that a supplier calls by this name in either language, whatever its case, width and punctuation.
 * The value, where it is known, decides between a number and a text under the same name.
 */
export function findParameter(name: string, value?: string): Parameter | undefined {
  const found = byName.get(nameKey(name)) ?? byName.get(nameKey(withoutSymbol(name)));
  const counterpart =
    found && value !== undefined && !/ppm/i.test(value) ? textCounterparts[found.key] : undefined;
  return counterpart === undefined ? found : byKey.get(counterpart);
}
