import { notOffered } from '#domain/actions/offered.ts';
import { stepOfAction } from '#domain/orders/events.ts';
import { existing, foundForEach, ownEntry } from '#domain/ownership/own-entry.ts';
import { recordOf } from '#domain/record-of.ts';
import { hasPhrase, hasWords, keywordWords } from '#domain/search/text-search.ts';
import type { WorldRow } from '#domain/wire/world-row.ts';
import { world as rows } from '#generated/mocks/world.ts';
import { applyAction } from './actions.ts';
import { type AnyReply, type Call, callingMember } from './call.ts';
import { applyEffects } from './effects.ts';
import type { CollectionName } from './entries.ts';
import type { Entry } from './entry.ts';
import { firstStates } from './first-states.ts';
import { withRelatedFields } from './joins.ts';
import { listRules } from './list-rules.ts';
import { recordStep } from './orders/order-history.ts';
import { ownedAs } from './own-entry.ts';
import { shownEntry, textsIn, translate } from './show.ts';
import { pageOf, sortEntries } from './sort-and-page.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Collections whose entries store when they were created, because some answer shows it. */
const timedCollections = new Set(
  Object.values(rows).flatMap(({ collection, shown }) =>
    collection !== undefined && shown?.names.includes('createTime') ? [collection] : [],
  ),
);

/** A collection of the description; one that the world does not know by name starts empty and holds plain entries. */
export function collectionNamed(name: string): CollectionName {
  return name as CollectionName; // The store accepts any name; the type lists those that code names.
}

/** Every action on them is a step of their history. */
const orderCollections = new Set<CollectionName>(['standardOrders', 'customisedOrders', 'sampleOrders']);

function collectionOf(row: WorldRow): CollectionName {
  if (row.collection === undefined) throw new Error('x-mock names no collection');
  return collectionNamed(row.collection);
}

function isMine(call: Call, row: WorldRow, entry: Entry): boolean {
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
function visibleEntries(call: Call, row: WorldRow, request: Fields): Entry[] {
  const all: Entry[] = call.world.store.all(collectionOf(row));
  const meant = all.filter((entry) => isMine(call, row, entry) && matches(call, row, request, entry));
  return sortEntries(meant, row.order, call.language);
}

function answer(call: Call, row: WorldRow, entry: Entry): Fields {
  return shownEntry(withRelatedFields(call, collectionOf(row), entry), row.shown, call.language);
}

/** A reply with values at pointers such as `/params/totalDataCounts`. */
function withValues(values: readonly (readonly [pointer: string, value: unknown])[]): AnyReply {
  const reply: Record<string, unknown> = {};
  for (const [pointer, value] of values) {
    const steps = pointer.split('/').slice(1);
    const last = steps.pop() ?? '';
    let place = reply;
    for (const step of steps) {
      if (Array.isArray(place[step])) throw new Error(`${pointer} leads into a list`);
      const inside = { ...recordOf(place[step]) };
      place[step] = inside;
      place = inside;
    }
    place[last] = value;
  }
  return { ok: true, ...reply };
}

function keysOf({ key = '', from }: WorldRow, request: Fields): readonly unknown[] {
  const value = request[from ?? key];
  return typeof value === 'string' && from !== undefined ? value.split(',').map(Number) : [value];
}

/** The entries with the requested keys, or the first refusal; those of a member are the caller's. */
function findByKeys(call: Call, row: WorldRow, request: Fields) {
  return foundForEach(keysOf(row, request), (value) => {
    const entry: Entry | undefined = call.world.store.find(collectionOf(row), row.key ?? '', value);
    const found = ownedAs(entry && isAsDescribed(row, entry) ? entry : undefined);
    return row.scope === 'member' ? ownEntry(found, callingMember(call).$id) : existing(found);
  });
}

/** What a request is about: what its keys name, or without a key all that it matches. */
function findMeant(call: Call, row: WorldRow, request: Fields, isKeyed: boolean) {
  if (!isKeyed) return { ok: true, value: visibleEntries(call, row, request) } as const;
  const found = findByKeys(call, row, request);
  return found.ok ? ({ ok: true, value: found.value.map(({ entry }) => entry) } as const) : found;
}

function list(call: Call, row: WorldRow, request: Fields): AnyReply {
  const found = findMeant(call, row, request, row.from !== undefined);
  if (!found.ok) return found;
  const items = pageOf(found.value, request).map((entry) => answer(call, row, entry));
  const totals = (row.totals ?? []).map((pointer) => [pointer, found.value.length] as const);
  return withValues([[row.data, items], ...totals]);
}

function tree(call: Call, row: WorldRow): AnyReply {
  const all: Entry[] = call.world.store.all(collectionOf(row));
  const below = Map.groupBy(all, ({ $parent }) => $parent ?? null);
  const node = (entry: Entry): Fields => {
    const children = below.get(entry.$id)?.map(node);
    return { ...answer(call, row, entry), ...(children ? { children } : {}) };
  };
  return withValues([[row.data, (below.get(null) ?? []).map(node)]]);
}

function get(call: Call, row: WorldRow, request: Fields): AnyReply {
  if (row.key === undefined) return first(call, row, request);
  const found = findByKeys(call, row, request);
  if (!found.ok) return found;
  const one = existing(found.value[0]);
  return one.ok ? withValues([[row.data, answer(call, row, one.value.entry)]]) : one;
}

function first(call: Call, row: WorldRow, request: Fields): AnyReply {
  const [entry] = visibleEntries(call, row, request);
  return entry ? withValues([[row.data, answer(call, row, entry)]]) : { ok: true };
}

/** The caller's entry that a new one would repeat. */
function repeatedEntry(call: Call, row: WorldRow, request: Fields): Entry | undefined {
  const { unique } = row;
  if (unique === undefined) return undefined;
  const all: Entry[] = call.world.store.all(collectionOf(row));
  return all.find((entry) => isMine(call, row, entry) && entry[unique] === request[unique]);
}

function create(call: Call, row: WorldRow, request: Fields): AnyReply {
  const name = collectionOf(row);
  const { store } = call.world;
  const time = timedCollections.has(name) ? { createTime: call.now.toISOString() } : {};
  const repeated = repeatedEntry(call, row, request);
  if (repeated) {
    store.put(name, { ...repeated, ...time });
    return { ok: true };
  }
  const $id = store.nextId(name);
  store.put(name, {
    $id,
    ...(row.scope === 'member' ? { $owner: callingMember(call).$id } : {}),
    ...(row.key === undefined ? {} : { [row.key]: $id }),
    ...time,
    ...request,
    ...firstStates[name],
  });
  return { ok: true };
}

/** The fields of a request under the names that they have in the entry. */
function storedFields({ verb, key = '', takes }: WorldRow, request: Fields): Fields {
  if (takes) return Object.fromEntries(Object.entries(takes).map(([field, to]) => [to, request[field]]));
  const { [key]: _, ...fields } = verb === 'update' ? request : {};
  return fields;
}

/** The fields that a change counts up. */
function countedFields({ adds = {} }: WorldRow, entry: Entry): Fields {
  return Object.fromEntries(
    Object.entries(adds).map(([field, number]) => [field, Number(entry[field]) + number]),
  );
}

/** Applies the request and the chosen action of the description to each entry, all or none. */
function update(call: Call, row: WorldRow, request: Fields): AnyReply {
  const found = findMeant(call, row, request, row.key !== undefined);
  if (!found.ok) return found;
  const fields = storedFields(row, request);
  for (const entry of found.value) {
    const effect = applyAction(call.operation, request, withRelatedFields(call, collectionOf(row), entry));
    if (!effect) return notOffered;
    if (effect.removes) call.world.store.remove(collectionOf(row), entry);
    else
      call.world.store.put(collectionOf(row), {
        ...entry,
        ...fields,
        ...countedFields(row, entry),
        ...effect.sets,
      });
    if (effect.action && orderCollections.has(collectionOf(row)))
      recordStep(call, String(entry.orderNo), stepOfAction(effect.action));
    if (effect.action) applyEffects(call, entry, effect.action);
  }
  return { ok: true };
}

function remove(call: Call, row: WorldRow, request: Fields): AnyReply {
  const found = findByKeys(call, row, request);
  if (!found.ok) return found;
  for (const { entry } of found.value) call.world.store.remove(collectionOf(row), entry);
  return { ok: true };
}

/** The entries of other collections that the fields of a request name, or the first refusal. */
function findRequired({ world }: Call, { requires = {} }: WorldRow, request: Fields) {
  return foundForEach(Object.entries(requires), ([field, collection]) =>
    existing(world.store.find(collectionNamed(collection), field, request[field])),
  );
}

/** Runs the verb of `x-mock`; undefined where it leaves the operation to a custom handler or to the generated answer. */
export function runVerb(call: Call, request: Fields): AnyReply | undefined {
  const row = rows[call.operation];
  const required = findRequired(call, row, request);
  if (!required.ok) return required;
  switch (row.verb) {
    case 'list':
      return list(call, row, request);
    case 'tree':
      return tree(call, row);
    case 'get':
      return get(call, row, request);
    case 'first':
      return first(call, row, request);
    case 'count':
      return withValues([[row.data, visibleEntries(call, row, request).length]]);
    case 'create':
      return create(call, row, request);
    case 'update':
    case 'act':
      return update(call, row, request);
    case 'delete':
      return remove(call, row, request);
    case 'none':
    case 'custom':
      return undefined;
  }
}

/** An entry as the answer of an operation shows it. */
export function shownBy(call: Call, entry: Entry): object {
  return answer(call, rows[call.operation], entry);
}
