import { eq } from 'drizzle-orm';
import { takeCall } from '#domain/partners/call-allowance.ts';
import { checkPartnerSignature, partnerKeyHeader, type SignedCall } from '#domain/wire/check-signature.ts';
import { ApiRefusal } from '#domain/wire/envelope.ts';
import { partnerKey } from '#server/db/schema/partners.ts';
import type { Services } from '#server/services.ts';
import { partnerHmac } from './keys.ts';

type Context = Pick<Services, 'db' | 'config'>;

/** The ID of the key that a call was signed with; throws the refusal of a call that was not. */
export async function checkPartner(call: SignedCall, { db, config }: Context, now: Date): Promise<string> {
  const id = call.header(partnerKeyHeader) ?? '';
  checkPartnerSignature(call, { id, now, hmac: await partnerHmac({ db, config }, id) });
  return id;
}

/** Counts a call of a key, together with all servers on this database; throws the refusal of one too many. */
export async function countPartnerCall({ db }: Pick<Services, 'db'>, id: string, now: Date): Promise<void> {
  const retryAfter = await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ left: partnerKey.callsLeft, at: partnerKey.calledAt })
      .from(partnerKey)
      .where(eq(partnerKey.id, id))
      .for('update');
    const taken = found && takeCall(found, now);
    if (!taken?.ok) return taken?.retryAfter ?? 1;
    const { left, at } = taken.value;
    await tx.update(partnerKey).set({ callsLeft: left, calledAt: at }).where(eq(partnerKey.id, id));
    return 0;
  });
  if (retryAfter > 0) throw new ApiRefusal('rateLimited', { retryAfter });
}
