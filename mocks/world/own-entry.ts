import type { ChatReader } from '#domain/chat/shown-message.ts';
import { isUnreadBy } from '#domain/chat/unread-message.ts';
import { isUnread as isUnreadNotice } from '#domain/messages/notice.ts';
import { type NotFound, ownEntry } from '#domain/ownership/own-entry.ts';
import { type Call, callingMember, type Refused } from './call.ts';
import type { ChatMessageEntry, CollectionName, Collections, NoticeEntry } from './entries.ts';

type Own<Value, Code extends NotFound['code']> = ({ readonly ok: true } & Value) | Refused<Code>;

/** An entry with its owner as the rules of ownership read it. */
export function toOwned<Stored extends { readonly $owner?: number }>(entry: Stored | undefined) {
  return entry && { entry, memberId: entry.$owner ?? null };
}

/** The caller's entry with a key. */
export function findOwn<Name extends CollectionName>(
  call: Call,
  name: Name,
  key: string,
  value: unknown,
): Own<{ readonly entry: Collections[Name] }, NotFound['code']> {
  const own = ownEntry(toOwned(call.world.store.find(name, key, value)), callingMember(call).$id);
  return own.ok ? { ok: true, entry: own.value.entry } : own;
}

/** The caller's entry that a request refers to besides what it is about. */
export function findOwnReference<Name extends CollectionName>(
  call: Call,
  name: Name,
  key: string,
  value: unknown,
): Own<{ readonly entry: Collections[Name] }, NotFound['code']> {
  const own = ownEntry(toOwned(call.world.store.find(name, key, value)), callingMember(call).$id);
  return own.ok ? { ok: true, entry: own.value.entry } : own;
}

/** The chat messages of the caller, of all orders. */
export function ownChatMessages(call: Call): ChatMessageEntry[] {
  const me = callingMember(call).$id;
  return call.world.store.all('chatMessages').filter(({ $owner }) => $owner === me);
}

/** The caller as the reader of a chat. */
export function chatReader(call: Call): ChatReader {
  const { $id: id, name, surname, country } = callingMember(call);
  return { id, name, surname, country };
}

/** The notices of the caller. */
export function ownNotices(call: Call): NoticeEntry[] {
  const me = callingMember(call).$id;
  return call.world.store.all('notices').filter(({ $owner }) => $owner === me);
}

/** What the message link of the frame counts: unread notices, and unread messages of chats. */
export function countUnread(call: Call): number {
  return ownNotices(call).filter(isUnreadNotice).length + ownChatMessages(call).filter(isUnread).length;
}

/** Whether a message of the shop is unread by its member. */
export function isUnread(message: ChatMessageEntry): boolean {
  return isUnreadBy('member', message);
}
