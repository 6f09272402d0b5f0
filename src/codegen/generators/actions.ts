import { type DescribedAction, listActions } from '../actions.ts';
import { literal, propertyName } from '../emit.ts';
import { type Generator, header } from '../generator.ts';
import { asObject, type JsonObject } from '../json.ts';

function grouped(actions: readonly DescribedAction[], key: (action: DescribedAction) => string) {
  const groups = new Map<string, DescribedAction[]>();
  for (const action of actions) groups.set(key(action), [...(groups.get(key(action)) ?? []), action]);
  return groups;
}

/** `{on: {name: row}}`. Two operations may share an action; throws where they describe it differently. */
function table(actions: readonly DescribedAction[]): JsonObject {
  const entities: Record<string, JsonObject> = {};
  for (const { on, name, operation, node } of actions) {
    const own = entities[on] ?? {};
    entities[on] = own;
    const known = asObject(own[name]);
    const row = { operation: known.operation ?? operation, ...node };
    if (name in own && JSON.stringify(known) !== JSON.stringify(row))
      throw new Error(`x-action: ${on} has two different actions named ${name}`);
    own[name] = row;
  }
  return entities;
}

/** The state tables: which action is offered in which state, and what it sets. */
export const actions: Generator = {
  name: 'actions',
  writes: ['actions.ts'],
  run: ({ operations }) => {
    const all = listActions(operations);
    const byOperation = [...grouped(all, (action) => action.operation)].map(
      ([operation, own]) =>
        `  ${propertyName(operation)}: [${own.map(({ on, name }) => `actions.${on}.${name}`).join(', ')}],\n`,
    );
    const code = `${header}import type { Action } from '#domain/actions/offered.ts';

/** Entity → action → when it is offered and what it sets. Ask with \`isOffered\` of \`#domain/actions/offered.ts\`. */
export const actions = ${literal(table(all))} as const satisfies Record<string, Record<string, Action>>;

/** The actions of each operation; where there are several, \`chosenAction\` finds the one that a request means. */
export const actionsOf = {
${byOperation.join('')}} as const;

export type ActingOperation = keyof typeof actionsOf;
`;
    return new Map([['actions.ts', code]]);
  },
};
