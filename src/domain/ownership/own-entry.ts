/** The member has nothing under the id that a request names. Nobody learns whether another member has. */
export interface NotFound {
  readonly ok: false;
  readonly code: 'notFound';
}

interface Found<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** What belongs to a member; to none where `memberId` is null. */
export interface Owned {
  readonly memberId: number | null;
}

/** The refusal of a request that names something which does not exist. */
export const notFound: NotFound = { ok: false, code: 'notFound' };

/** Whether something was found and is the member's. */
export function isOwn<Entry extends Owned>(entry: Entry | undefined, memberId: number): entry is Entry {
  return entry !== undefined && entry.memberId === memberId;
}

/** What was found under an id, with any owner; refused as `notFound` where nothing was. */
export function requireExisting<Entry>(found: Entry | null | undefined): Found<Entry> | NotFound {
  return found === undefined || found === null ? notFound : { ok: true, value: found };
}

/** The member's entry that was found under an id; what belongs to somebody else is refused like what does not exist. */
export function ownEntry<Entry extends Owned>(
  found: Entry | undefined,
  memberId: number,
): Found<Entry> | NotFound {
  return requireExisting(isOwn(found, memberId) ? found : undefined);
}

/** What was found for each key, each key once and in their order. The first key that has a refusal decides. */
export function foundForEach<Key, Entry, Refusal extends { readonly ok: false }>(
  keys: Iterable<Key>,
  find: (key: Key) => Found<Entry> | Refusal,
): Found<readonly Entry[]> | Refusal {
  const value: Entry[] = [];
  for (const key of new Set(keys)) {
    const found = find(key);
    if (!found.ok) return found;
    value.push(found.value);
  }
  return { ok: true, value };
}

/** The member's entries with the given keys, each once and in their order. The first key that is not the member's decides the refusal. */
export function ownEntries<Key, Entry extends Owned>(
  keys: Iterable<Key>,
  memberId: number,
  find: (key: Key) => Entry | undefined,
): Found<readonly Entry[]> | NotFound {
  return foundForEach(keys, (key) => ownEntry(find(key), memberId));
}
