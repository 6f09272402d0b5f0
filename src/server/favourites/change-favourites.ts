import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { keepFavourite, oldestRestorable } from '#domain/favourites/keep-favourite.ts';
import { type NotFound, notFound, requireExisting } from '#domain/ownership/own-entry.ts';
import type { Executor } from '#server/db/client.ts';
import { hasId } from '#server/db/has-id.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { favourite } from '#server/db/schema/saved-products.ts';
import { member } from '#server/db/schema/session.ts';
import { countFavourites, isFavouriteOf } from './read-favourites.ts';

type Changed<Code extends string> = { readonly ok: true } | { readonly ok: false; readonly code: Code };

interface Wish {
  readonly memberId: number;
  readonly productId: number;
  readonly now: Date;
}

/** Keeps a product. Locks the member's row, so that parallel calls count correctly and add a product once. */
export function addFavourite(
  db: Executor,
  { memberId, productId, now }: Wish,
): Promise<Changed<NotFound['code'] | 'productWithdrawn' | 'notOffered'>> {
  return db.transaction(async (tx) => {
    await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update');
    const [row] = await tx
      .select({ id: product.id, unitPrice: product.unitPrice, withdrawn: product.withdrawn })
      .from(product)
      .where(hasId(product.id, productId));
    const named = requireExisting(row);
    if (!named.ok) return named;
    const found = named.value;
    const [known] = await tx
      .select({ id: favourite.id, removedAt: favourite.removedAt })
      .from(favourite)
      .where(and(eq(favourite.memberId, memberId), eq(favourite.productId, found.id)));
    const total = await countFavourites(tx, memberId);
    const decided = keepFavourite({ product: found, known, total, now });
    if (!decided.ok || decided.effect === 'stays') return decided;
    if (known && decided.effect === 'restored') {
      await tx.update(favourite).set({ removedAt: null }).where(eq(favourite.id, known.id));
      return decided;
    }
    // A new number puts it at the top of the list.
    if (known) await tx.delete(favourite).where(eq(favourite.id, known.id));
    await tx
      .insert(favourite)
      .values({ memberId, productId: found.id, seenPrice: found.unitPrice, createdAt: now });
    return decided;
  });
}

/** Deletes what the member removed so long ago that it cannot be restored. */
async function forgetRemoved(db: Executor, memberId: number, now: Date): Promise<void> {
  const old = and(isNotNull(favourite.removedAt), lt(favourite.removedAt, oldestRestorable(now)));
  await db.delete(favourite).where(and(eq(favourite.memberId, memberId), old));
}

/** Removes a favourite; adding the product again within `constants.favouriteRestore` undoes it. */
export async function removeFavourite(
  db: Executor,
  { memberId, proCollecId, now }: Pick<Wish, 'memberId' | 'now'> & { readonly proCollecId: number },
): Promise<Changed<NotFound['code']>> {
  const removed = await db
    .update(favourite)
    .set({ removedAt: now })
    .where(and(hasId(favourite.id, proCollecId), isFavouriteOf(memberId)))
    .returning({ id: favourite.id });
  if (removed.length === 0) return notFound;
  await forgetRemoved(db, memberId, now);
  return { ok: true };
}
