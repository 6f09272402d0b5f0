import { count, eq, inArray, sql } from 'drizzle-orm';
import { isWholeRegion } from '#domain/addresses/region-path.ts';
import { constants } from '#generated/constants.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember, type Request } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { address } from '#server/db/schema/addresses.ts';
import { lockAddresses, makeDefault, promoteNewest } from './default-address.ts';
import { regionTrees } from './regions/region-tree.ts';

const fieldNames = ['mechanismName', 'contacts', 'country', 'address', 'zipCode', 'contactPhone'] as const;
type Fields = Record<(typeof fieldNames)[number], string>;

/** The six fields of a request, trimmed. An edit carries all of them or none. */
function fieldsOf(request: Partial<Fields>): Partial<Fields> {
  const found = fieldNames.flatMap((name) => {
    const value = request[name];
    return value === undefined ? [] : [[name, value.trim()]];
  });
  return Object.fromEntries(found);
}

const refusedRegion = {
  ok: false,
  code: 'fieldRefused',
  params: { fields: [{ field: 'country', rule: 'region' }] },
} satisfies Reply<'addAddress'>;

async function keptRegion(tx: Executor, addressId: number): Promise<string | undefined> {
  const found = await tx.select({ country: address.country }).from(address).where(eq(address.id, addressId));
  return found[0]?.country;
}

export async function addAddress(
  context: CallContext,
  request: Request<'addAddress'>,
): Promise<Reply<'addAddress'>> {
  const { id: memberId } = callingMember(context);
  if (!isWholeRegion(regionTrees(), request.country)) return refusedRegion;
  return context.db.transaction(async (tx): Promise<Reply<'addAddress'>> => {
    await lockAddresses(tx, memberId);
    const mine = tx.select({ existing: count() }).from(address).where(eq(address.memberId, memberId));
    const existing = (await mine)[0]?.existing ?? 0;
    if (existing >= constants.maxAddresses) return { ok: false, code: 'notOffered' };
    const fields = { ...request, ...fieldsOf(request) };
    await tx.insert(address).values({
      memberId,
      mechanismName: fields.mechanismName,
      contacts: fields.contacts,
      country: fields.country,
      address: fields.address,
      zipCode: fields.zipCode,
      contactPhone: fields.contactPhone,
      isDefault: existing === 0,
      createdAt: context.now,
    });
    return { ok: true };
  });
}

type Ownership = { readonly ok: true } | { readonly ok: false; readonly code: 'notYours' | 'notFound' };

/** Whether all of these are the member's own addresses. */
async function ownsAll(tx: Executor, memberId: number, ids: readonly number[]): Promise<Ownership> {
  const found = await tx
    .select({ memberId: address.memberId })
    .from(address)
    .where(inArray(sql`${address.id}::bigint`, [...ids]));
  if (found.length < ids.length) return { ok: false, code: 'notFound' };
  return found.every((row) => row.memberId === memberId) ? { ok: true } : { ok: false, code: 'notYours' };
}

export async function editAddress(
  context: CallContext,
  request: Request<'editAddress'>,
): Promise<Reply<'editAddress'>> {
  const { id: memberId } = callingMember(context);
  const { addressId, defaultState } = request;
  return context.db.transaction(async (tx): Promise<Reply<'editAddress'>> => {
    await lockAddresses(tx, memberId);
    const owned = await ownsAll(tx, memberId, [addressId]);
    if (!owned.ok) return owned;
    const fields = fieldsOf(request);
    const { country } = fields;
    if (country !== undefined && !isWholeRegion(regionTrees(), country, await keptRegion(tx, addressId)))
      return refusedRegion;
    if (Object.keys(fields).length > 0) await tx.update(address).set(fields).where(eq(address.id, addressId));
    if (defaultState === 1) await makeDefault(tx, memberId, addressId);
    return { ok: true };
  });
}

/** Deletes all of them or none. */
export async function deleteAddresses(
  context: CallContext,
  request: Request<'deleteAddresses'>,
): Promise<Reply<'deleteAddresses'>> {
  const { id: memberId } = callingMember(context);
  const ids = [...new Set(request.ids.split(',').map(Number))];
  return context.db.transaction(async (tx): Promise<Reply<'deleteAddresses'>> => {
    await lockAddresses(tx, memberId);
    const owned = await ownsAll(tx, memberId, ids);
    if (!owned.ok) return owned;
    await tx.delete(address).where(inArray(address.id, ids));
    await promoteNewest(tx, memberId);
    return { ok: true };
  });
}
