import { foundForEach, ownEntry, requireExisting } from '#domain/ownership/own-entry.ts';
import { hasPhrase, hasWords, keywordWords } from '#domain/search/text-search.ts';
import { readIds } from '#domain/wire/read-ids.ts';
import type { WorldRow } from '#domain/wire/world-row.ts';
import { type Call, callingMember } from './call.ts';
import type { CollectionName } from './entries.ts';
import type { Entry } from './entry.ts';
import { listRules } from './list-rules.ts';
import { toOwned } from './own-entry.ts';
import { textsIn, translate } from './show.ts';
import { sortEntries } from './sort-and-page.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A collection of the description; one that the world does not know by name starts empty and holds plain entries. */
export function collectionNamed(name: string): CollectionName {
  return name as CollectionName; // The store accepts any name; the type lists those that code names.
}

/** The collection of an operation. */
export function collectionOf(row: WorldRow): CollectionName {
  if (row.collection === undefined) throw new Error('x-mock names no collection');
  return collectionNamed(row.collection);
}

/** Whether an entry is the caller's, where members have entries of their own. */
export function isMine(call: Call, row: WorldRow, entry: Entry): boolean {
  return row.scope !== 'member' || entry.$owner === callingMember(call).$id;
}

function contains(entry: Entry, fields: readonly string[], keyWord: unknown): boolean {
  if (typeof keyWord !== 'string') return true;
  return hasPhrase(
    fields.flatMap((field) => textsIn(entry[field])),
    keyWord,
  );
}

/** Whether the fields have each word of a keyword in the language of the call. */
function containsWords(call: Call, entry: Entry, fields: readonly string[], keyWord: unknown): boolean {
  const texts = fields.map((field) => String(translate(entry[field], call.language)));
  return hasWords(texts, keywordWords(typeof keyWord === 'string' ? keyWord : undefined));
}

function isFound(filtered: unknown, filter: unknown): boolean {
  return filter === undefined || (Array.isArray(filtered) ? filtered.includes(filter) : filtered === filter);
}

function isAsDescribed({ where = {} }: WorldRow, entry: Entry): boolean {
  return Object.entries(where).every(([field, value]) => entry[field] === value);
}

function isListed(call: Call, request: Fields, entry: Entry): boolean {
  // The route has validated the request, so its rule can be called with the general type.
  const rule = listRules[call.operation] as ((...of: [Call, Fields, Entry]) => boolean) | undefined;
  return rule?.(call, request, entry) ?? true;
}

function matches(call: Call, row: WorldRow, request: Fields, entry: Entry): boolean {
  const { filters = {}, search, words } = row;
  return (
    isAsDescribed(row, entry) &&
    isListed(call, request, entry) &&
    Object.entries(filters).every(([name, field]) => isFound(entry[field], request[name])) &&
    (!search || contains(entry, search, request.keyWord)) &&
    (!words || containsWords(call, entry, words, request.keyWord))
  );
}

/** The caller's entries that match the request, in the order of the description. */
export function visibleEntries(call: Call, row: WorldRow, request: Fields): Entry[] {
  const all: Entry[] = call.world.store.all(collectionOf(row));
  const meant = all.filter((entry) => isMine(call, row, entry) && matches(call, row, request, entry));
  return sortEntries(meant, row.order, call.language);
}

function keysOf({ key = '', from }: WorldRow, request: Fields): readonly unknown[] {
  const value = request[from ?? key];
  return typeof value === 'string' && from !== undefined ? readIds(value) : [value];
}

/** The entries with the requested keys, or the first refusal; those of a member are the caller's. */
export function findByKeys(call: Call, row: WorldRow, request: Fields) {
  return foundForEach(keysOf(row, request), (value) => {
    const entry: Entry | undefined = call.world.store.find(collectionOf(row), row.key ?? '', value);
    const found = toOwned(entry && isAsDescribed(row, entry) ? entry : undefined);
    return row.scope === 'member' ? ownEntry(found, callingMember(call).$id) : requireExisting(found);
  });
}

/** What a request is about: what its keys name, or without a key all that it matches. */
export function findMeant(call: Call, row: WorldRow, request: Fields, isKeyed: boolean) {
  if (!isKeyed) return { ok: true, value: visibleEntries(call, row, request) } as const;
  const found = findByKeys(call, row, request);
  return found.ok ? ({ ok: true, value: found.value.map(({ entry }) => entry) } as const) : found;
}
