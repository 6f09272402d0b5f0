import { world as rows } from '#generated/mocks/world.ts';
import type { OperationId } from '#generated/transport.ts';
import type { Fields } from '../client.ts';
import { applyAction } from '../world/actions.ts';
import type { World } from '../world/call.ts';
import type { Entry } from '../world/entry.ts';
import { collectionNamed } from '../world/find-entries.ts';

const collectionOfKey = new Map(
  Object.values(rows).flatMap(({ collection, key, scope }) =>
    collection !== undefined && key !== undefined && scope === undefined ? [[key, collection]] : [],
  ),
);

function entriesOf({ store }: World, collection: string, member: number): readonly Entry[] {
  const all: readonly Entry[] = store.all(collectionNamed(collection));
  return all.filter(({ $owner }) => $owner === undefined || $owner === member);
}

/** The fields of a request that name an entry, with one that the member has and that the operation can change. */
export function keyFields(world: World, id: OperationId, fields: Fields, member: number): Fields {
  const { collection, key, from = key } = rows[id];
  const keys = Object.keys(fields).flatMap((name): [string, unknown][] => {
    if (collection !== undefined && key !== undefined && name === from) {
      const found = entriesOf(world, collection, member).find((entry) => applyAction(id, fields, entry));
      return found === undefined ? [] : [[name, found[key]]];
    }
    const other = collectionOfKey.get(name);
    const found = other === undefined ? undefined : entriesOf(world, other, member)[0];
    return found === undefined ? [] : [[name, found[name]]];
  });
  // Keys of entries are numbers and texts.
  return Object.fromEntries(keys) as Fields;
}
