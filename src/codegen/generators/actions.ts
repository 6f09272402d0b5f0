import { type DescribedAction, listActions } from '#description/actions.ts';
import { asObject, type JsonObject } from '#description/json.ts';
import { emitLiteral, propertyName } from '../emit.ts';
import { type Generator, header } from '../generator.ts';

function groupActions(actions: readonly DescribedAction[], key: (action: DescribedAction) => string) {
  const groups = new Map<string, DescribedAction[]>();
  for (const action of actions) groups.set(key(action), [...(groups.get(key(action)) ?? []), action]);
  return groups;
}

function rowOf({ operation, node }: DescribedAction): JsonObject {
  return { operation, ...node };
}

function offers({ when, screens }: JsonObject): string {
  return JSON.stringify([when, screens]);
}

/**
 * `{on: {name: row}}`. One action may be on several operations, or several times on one with other request fields;
 * the table has the first row. Throws where the rows do not agree on when it is offered.
 */
function table(actions: readonly DescribedAction[]): Record<string, JsonObject> {
  const entities: Record<string, JsonObject> = {};
  for (const action of actions) {
    const { on, name } = action;
    const own = entities[on] ?? {};
    entities[on] = own;
    if (name in own && offers(asObject(own[name])) !== offers(action.node))
      throw new Error(`x-action: two rows say when ${name} of ${on} is offered, and differ`);
    own[name] ??= rowOf(action);
  }
  return entities;
}

/** A reference to the row of the table, or the row itself where it differs. */
function reference(entities: Record<string, JsonObject>, action: DescribedAction): string {
  const { on, name } = action;
  const row = rowOf(action);
  const same = JSON.stringify(entities[on]?.[name]) === JSON.stringify(row);
  return same ? `actions.${on}.${name}` : emitLiteral(row, '    ');
}

/** The state tables: which action is offered in which state, and what it sets. */
export const actions: Generator = {
  name: 'actions',
  writes: ['actions.ts'],
  run: ({ operations }) => {
    const all = listActions(operations);
    const entities = table(all);
    const byOperation = [...groupActions(all, (action) => action.operation)].map(
      ([operation, own]) =>
        `  ${propertyName(operation)}: [${own.map((action) => reference(entities, action)).join(', ')}],\n`,
    );
    const code = `${header}import type { Action } from '#domain/actions/offered.ts';

/** Entity → action → when it is offered and what it sets. Ask with \`isOffered\` of \`#domain/actions/offered.ts\`. */
export const actions = ${emitLiteral(entities)} as const satisfies Record<string, Record<string, Action>>;

/** The actions of each operation; where there are several, \`chosenAction\` finds the one that a request means. */
export const actionsOf = {
${byOperation.join('')}} as const satisfies Record<string, readonly Action[]>;

export type ActingOperation = keyof typeof actionsOf;
`;
    return new Map([['actions.ts', code]]);
  },
};
