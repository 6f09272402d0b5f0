import { keysOf } from '../keys-of.ts';

export type Scalar = string | number | boolean | null;

/** Any of the rows, and all fields of a row: field → values with which the action is offered. */
export type Rows = readonly Readonly<Record<string, readonly Scalar[]>>[];

/** An action on an entity, as the generated table reads it from `x-action`. */
export interface Action {
  readonly operation: string;
  readonly on: string;
  readonly name: string;
  /** Request fields that choose this action, where an operation has several; a list means any of its values. */
  readonly request?: Readonly<Record<string, Scalar | readonly Scalar[]>>;
  readonly when: Rows;
  /** Rows of screens that offer less than the call allows. */
  readonly screens?: Readonly<Record<string, Rows>>;
  readonly sets?: Readonly<Record<string, Scalar>>;
  readonly removes?: true;
}

type FieldOf<Row> = Row extends unknown ? keyof Row : never;

/** The fields of an entity that decide whether the action is offered; an absent one counts as 0. */
export type Deciding<A extends Action> = {
  readonly [Field in FieldOf<A['when'][number]> & string]?: Scalar | undefined;
};

export type ScreenOf<A extends Action> = A extends { screens: infer Screens }
  ? keyof Screens & string
  : never;

/** Whether any of the rows fits the values; an absent value counts as 0. */
export function fitsAnyRow(rows: Rows, values: Readonly<Record<string, unknown>>): boolean {
  return rows.some((row) =>
    Object.entries(row).every(([field, allowed]) => {
      const value = values[field] ?? 0;
      return allowed.some((one) => one === value);
    }),
  );
}

/** The names of the actions that fit an entity, in the order of the table. */
export function offeredNames<Name extends string>(
  table: Readonly<Record<Name, { readonly when: Rows }>>,
  entity: Readonly<Record<string, Scalar | undefined>>,
): readonly Name[] {
  return keysOf(table).filter((name) => fitsAnyRow(table[name].when, entity));
}

/** Whether the entity is in a state in which the action is offered, on any screen or on the named one. */
export function isOffered<A extends Action>(action: A, entity: Deciding<A>, screen?: ScreenOf<A>): boolean {
  const rows = (screen === undefined ? undefined : action.screens?.[screen]) ?? action.when;
  return fitsAnyRow(rows, entity);
}

/** The refusal of what the state of an entity does not offer, or what another call did first. */
export const notOffered = { ok: false, code: 'notOffered' } as const;

/** Refuses what is not offered; undefined where it is. */
export function refuseUnlessOffered(offered: boolean): typeof notOffered | undefined {
  return offered ? undefined : notOffered;
}

/** The action of an operation that a request chooses; undefined when the request fits none of them. */
export function chosenAction<A extends Action>(
  actions: readonly A[],
  request: Readonly<Record<string, unknown>>,
): A | undefined {
  return actions.find((action) =>
    Object.entries(action.request ?? {}).every(([field, value]) => {
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      return values.includes(request[field]);
    }),
  );
}
