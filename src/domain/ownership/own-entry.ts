/** Nothing has the id that a request names. */
export interface NotFound {
  readonly ok: false;
  readonly code: 'notFound';
}

/** Nothing has the id that a request names, or what has it is another member's. */
export interface NotOwn {
  readonly ok: false;
  readonly code: NotFound['code'] | 'notYours';
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

/**
 * Why a member has nothing under an id: `notYours` where what has the id is another member's, else `notFound`, which includes what
 * the member had until now.
 */
export function refuseNotOwn(found: Owned | undefined, memberId: number): NotOwn {
  return found === undefined || isOwn(found, memberId) ? notFound : { ok: false, code: 'notYours' };
}

/** The member's entry that was found under an id, or the refusal, see {@link refuseNotOwn}. */
export function ownEntry<Entry extends Owned>(
  found: Entry | undefined,
  memberId: number,
): Found<Entry> | NotOwn {
  return isOwn(found, memberId) ? { ok: true, value: found } : refuseNotOwn(found, memberId);
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
): Found<readonly Entry[]> | NotOwn {
  return foundForEach(keys, (key) => ownEntry(find(key), memberId));
}

/**
 * A thing of the member that a request refers to besides the entry which it is about, as a file that it attaches. What belongs to
 * somebody else is refused as `notFound`: the member must not learn that it exists.
 */
export function ownReference<Entry extends Owned>(
  found: Entry | undefined,
  memberId: number,
): Found<Entry> | NotFound {
  return requireExisting(isOwn(found, memberId) ? found : undefined);
}
