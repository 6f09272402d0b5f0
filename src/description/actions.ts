import type { Operation } from './description.ts';
import { asList, asObject, asText, type Json, type JsonObject } from './json.ts';

/** One row of `x-action` with its operation. */
export interface DescribedAction {
  readonly operation: string;
  readonly on: string;
  readonly name: string;
  readonly node: JsonObject;
}

/** Every action of the description, in its order; an operation whose request chooses has several. */
export function listActions(operations: readonly Operation[]): DescribedAction[] {
  return operations.flatMap(({ id, node }) => {
    const written: Json | undefined = node['x-action'];
    const rows = Array.isArray(written) ? written : asList(written === undefined ? [] : [written]);
    return rows.map(asObject).map((row) => ({
      operation: id,
      on: asText(row.on),
      name: asText(row.name),
      node: row,
    }));
  });
}
