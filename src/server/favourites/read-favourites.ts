import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { hasId } from '#server/db/has-id.ts';
import { favourite } from '#server/db/schema/saved-products.ts';

/** The favourites of a member, without removed ones. */
export function isFavouriteOf(memberId: number) {
  return and(eq(favourite.memberId, memberId), isNull(favourite.removedAt));
}

/** How many favourites a member has. */
export async function countFavourites(db: Executor, memberId: number): Promise<number> {
  const [total] = await db.select({ favourites: count() }).from(favourite).where(isFavouriteOf(memberId));
  return total?.favourites ?? 0;
}

/** The favourites of a member by product, the latest first. */
export function readFavouriteIds(db: Executor, memberId: number) {
  return db
    .select({ productId: favourite.productId, proCollecId: favourite.id })
    .from(favourite)
    .where(isFavouriteOf(memberId))
    .orderBy(desc(favourite.id));
}

/** The number of the member's favourite entry of a product; undefined when the product is not among them. */
export async function favouriteOf(
  db: Executor,
  memberId: number,
  productId: number,
): Promise<number | undefined> {
  const [found] = await db
    .select({ id: favourite.id })
    .from(favourite)
    .where(and(isFavouriteOf(memberId), hasId(favourite.productId, productId)));
  return found?.id;
}
