import { ApiRefusal } from '#domain/wire/envelope.ts';
import type { Route } from '#domain/wire/route.ts';
import { constants } from '#generated/constants.ts';
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
  const isVisitor = token === undefined || token === '' || token === constants.visitorToken;
  return isVisitor ? undefined : lastWriteOf(db, token);
}

/** A read on the replica, when that may serve it; undefined when the primary has to. */
async function readOnReplica(
  call: CallContext,
  { replica, metrics }: Services,
  { token }: Caller,
  run: Run,
): Promise<AnyReply | undefined> {
  if (!replica) return undefined;
  // Who has no token needs nothing of the primary, which may be away.
  if (!(await replica.serves(await readerOf(token, call), call.now))) return undefined;
  try {
    const reply = await run({ ...call, db: replica.db, pool: replica.pool });
    metrics?.countRead('replica');
    return reply;
  } catch (error) {
    if (error instanceof ApiRefusal) throw error;
    replica.failed(error);
    return undefined;
  }
}

async function noteChange(call: CallContext): Promise<void> {
  if (!call.member) return;
  try {
    await noteWrite(call.db, call.member.id);
  } catch (error) {
    // The change itself is stored, or refused; only a read of the next moment may not show it.
    call.log.warn({ reason: String(error) }, 'a change was not noted for reads on the replica');
  }
}

/**
 * Runs a call on the database that is best for it. Without a replica that is the primary. With one, reads go there where it
 * shows the reader all that the reader wrote, and a read that fails there is done again on the primary.
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
