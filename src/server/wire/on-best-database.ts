import { isVisitorToken } from '#domain/session/caller-refusal.ts';
import { ApiRefusal } from '#domain/wire/envelope.ts';
import type { Route } from '#domain/wire/route.ts';
import { type LastWrite, lastWriteOf, noteWrite } from '#server/db/replica/last-write.ts';
import { isReplicaRead } from '#server/db/replica/replica-reads.ts';
import type { Services } from '#server/services.ts';
import type { CallContext } from '../call-context.ts';
import type { AnyReply } from './idempotency.ts';

type Run = (call: CallContext) => Promise<AnyReply>;

interface Caller {
  readonly route: Route;
  readonly token: string | undefined;
}

async function readerOf(token: string | undefined, { db }: CallContext): Promise<LastWrite | undefined> {
  return token === undefined || isVisitorToken(token) ? undefined : lastWriteOf(db, token);
}

/** Runs a read on the replica if possible; undefined when the primary has to serve it. */
async function readOnReplica(
  call: CallContext,
  { replica, metrics }: Services,
  { token }: Caller,
  run: Run,
): Promise<AnyReply | undefined> {
  if (!replica) return undefined;
  // A request without a token does not need the primary, which may be unreachable.
  if (!(await replica.serves(await readerOf(token, call), call.now))) return undefined;
  try {
    const reply = await run({ ...call, db: replica.db, pool: replica.pool });
    metrics?.countRead('replica');
    return reply;
  } catch (error) {
    if (error instanceof ApiRefusal) throw error;
    replica.handleFailure(error);
    return undefined;
  }
}

async function noteChange(call: CallContext): Promise<void> {
  if (!call.member) return;
  try {
    await noteWrite(call.db, call.member.id);
  } catch (error) {
    // The change itself is complete; at worst the next read on a replica does not show it.
    call.log.warn({ reason: String(error) }, 'a change was not noted for reads on the replica');
  }
}

/**
 * Runs a call on the best database. Without a replica that is the primary. With one, reads go to the replica once it shows the
 * reader's own writes; a read that fails there is repeated on the primary.
 */
export async function onBestDatabase(
  call: CallContext,
  services: Services,
  caller: Caller,
  run: Run,
): Promise<AnyReply> {
  if (!services.replica) return run(call);
  if (isReplicaRead(caller.route.operationId)) {
    const reply = await readOnReplica(call, services, caller, run);
    if (reply) return reply;
    services.metrics?.countRead('primary');
    return run(call);
  }
  try {
    return await run(call);
  } finally {
    await noteChange(call);
  }
}
