import { count, eq, inArray, sql } from 'drizzle-orm';
import { addressFields, addToAddresses, isDefault, refuseRegion } from '#domain/addresses/address-rules.ts';
import { ownEntries } from '#domain/ownership/own-entry.ts';
import { readIds } from '#domain/wire/read-ids.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember, type Request } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { address } from '#server/db/schema/addresses.ts';
import { lockAddresses, makeDefault, promoteNewest } from './default-address.ts';
import { regionTrees } from './regions/region-tree.ts';

export async function addAddress(
  context: CallContext,
  request: Request<'addAddress'>,
): Promise<Reply<'addAddress'>> {
  const { id: memberId } = callingMember(context);
  const refused = refuseRegion(regionTrees(), request.country);
  if (refused) return refused;
  return context.db.transaction(async (tx): Promise<Reply<'addAddress'>> => {
    await lockAddresses(tx, memberId);
    const mine = tx.select({ addresses: count() }).from(address).where(eq(address.memberId, memberId));
    const added = addToAddresses((await mine)[0]?.addresses ?? 0);
    if (!added.ok) return added;
    const fields = { ...request, ...addressFields(request) };
    await tx.insert(address).values({
      memberId,
      mechanismName: fields.mechanismName,
      contacts: fields.contacts,
      country: fields.country,
      address: fields.address,
      zipCode: fields.zipCode,
      contactPhone: fields.contactPhone,
      isDefault: added.isDefault,
      createdAt: context.now,
    });
    return { ok: true };
  });
}

/** The member's addresses with these ids, or why they are not all the member's. */
async function findOwn(tx: Executor, memberId: number, ids: readonly number[]) {
  const found = await tx
    .select()
    .from(address)
    .where(inArray(sql`${address.id}::bigint`, [...ids]));
  const byId = new Map(found.map((one) => [one.id, one]));
  return ownEntries(ids, memberId, (id) => byId.get(id));
}

export async function editAddress(
  context: CallContext,
  request: Request<'editAddress'>,
): Promise<Reply<'editAddress'>> {
  const { id: memberId } = callingMember(context);
  const { addressId, defaultState } = request;
  return context.db.transaction(async (tx): Promise<Reply<'editAddress'>> => {
    await lockAddresses(tx, memberId);
    const own = await findOwn(tx, memberId, [addressId]);
    if (!own.ok) return own;
    const fields = addressFields(request);
    const refused = refuseRegion(regionTrees(), fields.country, own.value[0]?.country);
    if (refused) return refused;
    if (Object.keys(fields).length > 0) await tx.update(address).set(fields).where(eq(address.id, addressId));
    if (isDefault(defaultState)) await makeDefault(tx, memberId, addressId);
    return { ok: true };
  });
}

/** Deletes all of them or none. */
export async function deleteAddresses(
  context: CallContext,
  request: Request<'deleteAddresses'>,
): Promise<Reply<'deleteAddresses'>> {
  const { id: memberId } = callingMember(context);
  const ids = readIds(request.ids);
  return context.db.transaction(async (tx): Promise<Reply<'deleteAddresses'>> => {
    await lockAddresses(tx, memberId);
    const own = await findOwn(tx, memberId, ids);
    if (!own.ok) return own;
    await tx.delete(address).where(inArray(address.id, [...ids]));
    await promoteNewest(tx, memberId);
    return { ok: true };
  });
}
