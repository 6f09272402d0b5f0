import { count, desc, eq } from 'drizzle-orm';
import { sentSeenPrice } from '#domain/catalogue/saved-product.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { deleteOwn } from '#server/db/delete-own.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { footprint } from '#server/db/schema/saved-products.ts';
import { addVisit } from './add-visit.ts';
import { visitedColumns, visitedProduct } from './visited-product.ts';

export const footprintsHandlers = {
  async listFootprints(context, { pageNum, pageSize }) {
    const { db, language } = context;
    const mine = eq(footprint.memberId, callingMember(context).id);
    const [total] = await db.select({ visits: count() }).from(footprint).where(mine);
    const rows = await db
      .select({
        ...visitedColumns,
        footId: footprint.id,
        seenPrice: footprint.seenPrice,
        at: footprint.visitedAt,
      })
      .from(footprint)
      .innerJoin(product, eq(product.id, footprint.productId))
      .where(mine)
      .orderBy(desc(footprint.visitedAt), desc(footprint.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const data = rows.map((row) => ({
      footId: row.footId,
      params: visitedProduct(row, language),
      ...sentSeenPrice(row.seenPrice),
      createTime: row.at.toISOString(),
    }));
    return { ok: true, data, params: { totalDataCounts: total?.visits ?? 0 } };
  },

  async addFootprint(context, { productId }) {
    const { db, now } = context;
    return addVisit(db, { memberId: callingMember(context).id, productId, now });
  },

  async deleteFootprint(context, { footId }) {
    const { id: memberId } = callingMember(context);
    return deleteOwn(context.db, footprint, { id: footId, memberId });
  },
} satisfies Partial<AppHandlers>;
