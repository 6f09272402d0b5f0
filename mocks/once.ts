import { constants } from '#generated/constants.ts';
import type { AnyReply, Call } from './world/call.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Gives the first answer to a key again; another request under the same key is refused. A refusal is not kept. */
export async function runOnce(
  call: Call,
  key: string,
  request: Fields,
  run: (call: Call, request: Fields) => Promise<AnyReply>,
): Promise<AnyReply> {
  const { store } = call.world;
  const own = `${call.member?.$id ?? 0} ${call.operation} ${key}`;
  const text = JSON.stringify(request);
  const kept = store.find('keptReplies', 'key', own);
  if (kept && call.now.getTime() - kept.keptAt <= constants.idempotencyLife * 1000)
    return kept.request === text ? (kept.reply as AnyReply) : { ok: false, code: 'idempotencyConflict' };
  const reply = await run(call, request);
  if (!reply.ok) return reply;
  if (kept) store.remove('keptReplies', kept);
  const keptAt = call.now.getTime();
  store.add('keptReplies', ($id) => ({ $id, key: own, request: text, reply, keptAt }));
  return reply;
}
