import { desc, eq } from 'drizzle-orm';
import { sentSeenPrice } from '#domain/catalogue/saved-product.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { favourite } from '#server/db/schema/saved-products.ts';
import { visitedColumns, visitedProduct } from '#server/footprints/index.ts';
import { addFavourite, removeFavourite } from './change-favourites.ts';
import { countFavourites, isFavouriteOf, readFavouriteIds } from './read-favourites.ts';

export const favouritesHandlers = {
  async listFavourites(context, { pageNum, pageSize }) {
    const { db, language } = context;
    const memberId = callingMember(context).id;
    const rows = await db
      .select({
        ...visitedColumns,
        proCollecId: favourite.id,
        seenPrice: favourite.seenPrice,
        createdAt: favourite.createdAt,
      })
      .from(favourite)
      .innerJoin(product, eq(product.id, favourite.productId))
      .where(isFavouriteOf(memberId))
      .orderBy(desc(favourite.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const data = rows.map((row) => ({
      proCollecId: row.proCollecId,
      params: visitedProduct(row, language),
      ...sentSeenPrice(row.seenPrice),
      createTime: row.createdAt.toISOString(),
    }));
    return { ok: true, data, params: { totalDataCounts: await countFavourites(db, memberId) } };
  },

  async listFavouriteIds(context) {
    return { ok: true, data: await readFavouriteIds(context.db, callingMember(context).id) };
  },

  async addFavourite(context, { productId }) {
    const { db, now } = context;
    return addFavourite(db, { memberId: callingMember(context).id, productId, now });
  },

  async deleteFavourite(context, { proCollecId }) {
    const { db, now } = context;
    return removeFavourite(db, { memberId: callingMember(context).id, proCollecId, now });
  },
} satisfies Partial<AppHandlers>;
