import { isCustomary } from './format.ts';
import { isUnit, unitDefinition } from './units.ts';

/** Numbers of these units are typed in another one when no unit follows them: that in which their values are stated. */
const usualUnits: Readonly<Record<string, string>> = { m: 'mm', kg: 'g', 'V/s': 'V/µs' };

/** The unit that a column is stated in where most of its values are, if its own has one. */
function customaryUnit(unit: string) {
  return isUnit(unit) ? unitDefinition(unit).customary : undefined;
}

/** Whether the unit of the boxes of a column depends on its values. */
export function dependsOnValues(unit: string): boolean {
  return customaryUnit(unit) !== undefined;
}

/**
 * The unit in which a bare number that is typed for a column is meant, and in which the column's limits are shown: the customary one
 * (`gf`) where most of the given stored values are stated in it, else the usual or the stored unit.
 */
export function boxUnit(unit: string, values: readonly number[]): string {
  const customary = customaryUnit(unit);
  const stated = values.filter((value) => value !== 0);
  const inCustomary = customary ? stated.filter((value) => isCustomary(value, customary.size)) : [];
  if (customary && inCustomary.length * 2 > stated.length) return customary.symbol;
  return usualUnits[unit] ?? unit;
}

/** The same without the values of the column, where they are not known. */
export function usualUnit(unit: string): string {
  return boxUnit(unit, []);
}
