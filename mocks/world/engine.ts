import { notOffered } from '#domain/actions/offered.ts';
import type { Language } from '#domain/language.ts';
import { stepOfAction } from '#domain/orders/events.ts';
import { foundForEach, requireExisting } from '#domain/ownership/own-entry.ts';
import { recordOf } from '#domain/record-of.ts';
import type { WorldRow } from '#domain/wire/world-row.ts';
import { world as rows } from '#generated/mocks/world.ts';
import { applyAction } from './actions.ts';
import { type AnyReply, type Call, callingMember, type Refusal } from './call.ts';
import { applyEffects } from './effects.ts';
import type { CollectionName } from './entries.ts';
import type { Entry } from './entry.ts';
import {
  collectionNamed,
  collectionOf,
  findByKeys,
  findMeant,
  isMine,
  visibleEntries,
} from './find-entries.ts';
import { firstStates } from './first-states.ts';
import { withRelatedFields } from './joins.ts';
import { type LinkTarget, links } from './links.ts';
import { mockLink } from './mock-link.ts';
import { orderCollections } from './orders/order-collections.ts';
import { recordStep } from './orders/order-history.ts';
import { refusals } from './refusals.ts';
import { sendCode } from './session/mailed-codes.ts';
import { shownEntry } from './show.ts';
import { pageOf } from './sort-and-page.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Collections whose entries store when they were created, because some answer shows it. */
const timedCollections = new Set(
  Object.values(rows).flatMap(({ collection, shown }) =>
    collection !== undefined && shown?.names.includes('createTime') ? [collection] : [],
  ),
);

/** Every action on them is a step of their history. */
const withHistory = new Set<CollectionName>(Object.values(orderCollections));

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

/** Why a rule of the shop refuses a request; undefined where none does. */
function refusalOf(call: Call, request: Fields): Refusal | undefined {
  // The route has validated the request, so its rule can be called with the general type.
  const rule = refusals[call.operation] as ((...of: [Call, Fields]) => Refusal | undefined) | undefined;
  return rule?.(call, request);
}

function list(call: Call, row: WorldRow, request: Fields): AnyReply {
  const refusal = refusalOf(call, request);
  if (refusal) return refusal;
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
  if (row.key === undefined) return answerFirst(call, row, request);
  const found = findByKeys(call, row, request);
  if (!found.ok) return found;
  const one = requireExisting(found.value[0]);
  return one.ok ? withValues([[row.data, answer(call, row, one.value.entry)]]) : one;
}

function answerFirst(call: Call, row: WorldRow, request: Fields): AnyReply {
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
  const effects = found.value.flatMap((entry) => {
    const effect = applyAction(call.operation, request, withRelatedFields(call, collectionOf(row), entry));
    return effect ? [{ entry, effect }] : [];
  });
  const refusal = effects.length !== found.value.length ? notOffered : refusalOf(call, request);
  if (refusal) return refusal;
  const fields = storedFields(row, request);
  for (const { entry, effect } of effects) {
    if (effect.removes) call.world.store.remove(collectionOf(row), entry);
    else
      call.world.store.put(collectionOf(row), {
        ...entry,
        ...fields,
        ...countedFields(row, entry),
        ...effect.sets,
      });
    if (effect.action && withHistory.has(collectionOf(row)))
      recordStep(call, String(entry.orderNo), stepOfAction(effect.action));
    if (effect.action) applyEffects(call, entry, effect.action);
  }
  return { ok: true };
}

function remove(call: Call, row: WorldRow, request: Fields): AnyReply {
  const found = findMeant(call, row, request, row.key !== undefined);
  if (!found.ok) return found;
  for (const entry of found.value) call.world.store.remove(collectionOf(row), entry);
  return { ok: true };
}

/** A link to a file of the member that the server makes when it is opened. */
function link(call: Call, row: WorldRow, request: Fields): AnyReply {
  // As above.
  const target = links[call.operation] as ((...of: [Fields, Language]) => LinkTarget) | undefined;
  if (!target) throw new Error(`mocks/world/links.ts does not say where ${call.operation} leads`);
  const { path, fields } = target(request, call.language);
  return withValues([[row.data, mockLink(call, path, fields)]]);
}

/** Mails a code to the address in the request, or to the member. */
function mailCode(call: Call, { purpose, from }: WorldRow, request: Fields): Promise<AnyReply> {
  if (purpose === undefined) throw new Error('x-mock says no purpose of the code');
  return sendCode(call, purpose, from === undefined ? callingMember(call).email : String(request[from]));
}

/** The entries of other collections that the fields of a request name, or the first refusal. */
function findRequired({ world }: Call, { requires = {} }: WorldRow, request: Fields) {
  return foundForEach(Object.entries(requires), ([field, collection]) =>
    requireExisting(world.store.find(collectionNamed(collection), field, request[field])),
  );
}

/** Runs the verb of `x-mock`; undefined where it leaves the operation to a custom handler or to the generated answer. */
export function runVerb(call: Call, request: Fields): AnyReply | Promise<AnyReply> | undefined {
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
      return answerFirst(call, row, request);
    case 'count':
      return withValues([[row.data, visibleEntries(call, row, request).length]]);
    case 'create':
      return create(call, row, request);
    case 'update':
    case 'act':
      return update(call, row, request);
    case 'delete':
      return remove(call, row, request);
    case 'link':
      return link(call, row, request);
    case 'mailCode':
      return mailCode(call, row, request);
    case 'none':
    case 'custom':
      return undefined;
  }
}

/** The answer of an operation whose verb is `list`. */
export function runList(call: Call, request: Fields): AnyReply {
  return list(call, rows[call.operation], request);
}

/** An entry as the answer of an operation shows it. */
export function showEntry(call: Call, entry: Entry): object {
  return answer(call, rows[call.operation], entry);
}
