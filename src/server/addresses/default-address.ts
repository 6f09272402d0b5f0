import { and, eq, ne } from 'drizzle-orm';
import { nextDefault } from '#domain/addresses/address-rules.ts';
import type { Executor } from '#server/db/client.ts';
import { address } from '#server/db/schema/addresses.ts';
import { member } from '#server/db/schema/session.ts';

/** Serialises changes to one member's addresses, so that exactly one stays the default. */
export async function lockAddresses(tx: Executor, memberId: number): Promise<void> {
  await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update');
}

/** Makes an address the default. The others are reset first: the database allows only one default per member. */
export async function makeDefault(tx: Executor, memberId: number, id: number): Promise<void> {
  const others = and(eq(address.memberId, memberId), eq(address.isDefault, true), ne(address.id, id));
  await tx.update(address).set({ isDefault: false }).where(others);
  await tx.update(address).set({ isDefault: true }).where(eq(address.id, id));
}

/** Makes the newest remaining address the default when the default one was deleted. */
export async function promoteNewest(tx: Executor, memberId: number): Promise<void> {
  const left = await tx
    .select({ id: address.id, isDefault: address.isDefault })
    .from(address)
    .where(eq(address.memberId, memberId));
  const next = nextDefault(left);
  if (next) await makeDefault(tx, memberId, next.id);
}
