import { asList, asObject, type Json } from '#description/json.ts';
import { toCanonicalText } from '../schema/canonical.ts';

/** Rows of `x-action`: any row, all fields of a row; a missing field counts as 0. */
export type Rows = readonly Json[];

/** A state in which one version offers an action: one value per field that either version names. */
export type State = Readonly<Record<string, Json>>;

/** Stands for every value that neither version names. */
const anotherValue = 'any other value';

/** The states, over the fields and values that either version names, in which only the first rows fit. */
export function statesOnlyIn(rows: Rows, others: Rows): State[] {
  return statesOf([...rows, ...others]).filter((state) => fits(state, rows) && !fits(state, others));
}

function fits(state: State, rows: Rows): boolean {
  return rows.some((row) =>
    Object.entries(asObject(row)).every(([field, values]) =>
      asList(values).some((value) => toCanonicalText(value) === toCanonicalText(state[field])),
    ),
  );
}

function statesOf(rows: Rows): State[] {
  const values = new Map<string, Map<string, Json>>();
  for (const [field, listed] of rows.flatMap((row) => Object.entries(asObject(row)))) {
    const known = values.get(field) ?? new Map<string, Json>([[toCanonicalText(anotherValue), anotherValue]]);
    for (const value of asList(listed)) known.set(toCanonicalText(value), value);
    values.set(field, known);
  }
  let states: State[] = [{}];
  for (const [field, known] of values)
    states = states.flatMap((state) => [...known.values()].map((value) => ({ ...state, [field]: value })));
  return states;
}
