import { countsOnce, idempotencyKey, keyLife } from '#domain/wire/idempotency-key.ts';
import { keyUse, repeatedWrite } from '#domain/wire/key-use.ts';
import type { OperationId, Route } from '#generated/server/routes.ts';
import type { IncomingCall } from './wire/incoming-call.ts';
import type { AnyReply, Call, World } from './world/call.ts';

type Fields = Readonly<Record<string, unknown>>;

type Run = (call: Call, request: Fields) => Promise<AnyReply>;

/** Arrival time of each write that counts once; a reload does not keep it. */
const seen = new WeakMap<World['store'], Map<string, number>>();

function arrivesFirst({ world, member, operation, now }: Call, once: string): boolean {
  const keys = seen.get(world.store) ?? new Map<string, number>();
  seen.set(world.store, keys);
  for (const [key, at] of keys) if (now.getTime() - at > keyLife * 1000) keys.delete(key);
  const own = `${member?.$id ?? 0} ${operation} ${once}`;
  const isFirst = !keys.has(own);
  if (isFirst) keys.set(own, now.getTime());
  return isFirst;
}

/** Carries out a call as the server does: a write only the first time it arrives. */
export async function runOnce(
  route: Route<OperationId>,
  { header }: IncomingCall,
  { call, request, run }: { readonly call: Call; readonly request: Fields; readonly run: Run },
): Promise<AnyReply> {
  const key = idempotencyKey(route, header);
  if (key === undefined) return run(call, request);
  const isFirst = arrivesFirst(call, countsOnce(route, key, header));
  const once: Run = async (...args) => (isFirst ? run(...args) : repeatedWrite);
  return route.idempotent ? replayStoredReply(call, key, request, once) : once(call, request);
}

/** Repeats the first answer to a key and refuses another request with the same key. Refusals are not stored. */
async function replayStoredReply(call: Call, key: string, request: Fields, run: Run): Promise<AnyReply> {
  const { store } = call.world;
  const own = `${call.member?.$id ?? 0} ${call.operation} ${key}`;
  const text = JSON.stringify(request);
  const stored = store.find('storedReplies', 'key', own);
  const use = keyUse(stored, text, call.now.getTime());
  if (use === 'conflict') return { ok: false, code: 'idempotencyConflict' };
  // Stored below.
  if (stored && use === 'replay') return stored.reply as AnyReply;
  const reply = await run(call, request);
  if (!reply.ok) return reply;
  if (stored) store.remove('storedReplies', stored);
  const storedAt = call.now.getTime();
  store.add('storedReplies', ($id) => ({ $id, key: own, request: text, reply, storedAt }));
  return reply;
}
