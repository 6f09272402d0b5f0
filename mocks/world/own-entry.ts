import { guarded, type Moved } from './actions.ts';
import { type Call, callingMember, type Refused, refused } from './call.ts';
import type { ChatMessageEntry, CollectionName, Collections } from './entries.ts';

type Own<Value, Code extends 'notFound' | 'notYours' | 'notOffered'> =
  | ({ readonly ok: true } & Value)
  | Refused<Code>;

/** The caller's entry with a key. */
export function own<Name extends CollectionName>(
  call: Call,
  name: Name,
  key: string,
  value: unknown,
): Own<{ readonly entry: Collections[Name] }, 'notFound' | 'notYours'> {
  const entry = call.world.store.find(name, key, value);
  if (!entry) return refused('notFound');
  return entry.$owner === callingMember(call).$id ? { ok: true, entry } : refused('notYours');
}

/** The caller's entry, where the action of the description is offered, with what the action sets. */
export function ownOffered<Name extends CollectionName>(
  call: Call,
  name: Name,
  key: string,
  request: Readonly<Record<string, unknown>>,
): Own<
  { readonly entry: Collections[Name]; readonly sets: Moved['sets'] },
  'notFound' | 'notYours' | 'notOffered'
> {
  const found = own(call, name, key, request[key]);
  if (!found.ok) return found;
  const moved = guarded(call.operation, request, found.entry);
  return moved ? { ok: true, entry: found.entry, sets: moved.sets } : refused('notOffered');
}

/** The chat messages of the caller, of all orders. */
export function ownChatMessages(call: Call): ChatMessageEntry[] {
  const me = callingMember(call).$id;
  return call.world.store.all('chatMessages').filter(({ $owner }) => $owner === me);
}
