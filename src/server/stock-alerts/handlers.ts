import { count, desc, eq } from 'drizzle-orm';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { deleteOwn } from '#server/db/delete-own.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { stockAlert } from '#server/db/schema/saved-products.ts';
import { visitedColumns, visitedProduct } from '#server/footprints/index.ts';
import { addAlert } from './add-alert.ts';

export const stockAlertsHandlers = {
  async addStockAlert(context, { productId, email }) {
    const { now, language, member, address } = context;
    return addAlert(context, {
      productId,
      email,
      memberEmail: member?.email,
      memberId: member?.id,
      address,
      language,
      now,
    });
  },

  async listStockAlerts(context, { pageNum, pageSize }) {
    const { db, language } = context;
    const mine = eq(stockAlert.memberId, callingMember(context).id);
    const [total] = await db.select({ alerts: count() }).from(stockAlert).where(mine);
    const rows = await db
      .select({ ...visitedColumns, alertId: stockAlert.id, at: stockAlert.createdAt })
      .from(stockAlert)
      .innerJoin(product, eq(product.id, stockAlert.productId))
      .where(mine)
      .orderBy(desc(stockAlert.createdAt), desc(stockAlert.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const data = rows.map((row) => ({
      alertId: row.alertId,
      params: visitedProduct(row, language),
      createTime: row.at.toISOString(),
    }));
    return { ok: true, data, params: { totalDataCounts: total?.alerts ?? 0 } };
  },

  async deleteStockAlert(context, { alertId }) {
    const { id: memberId } = callingMember(context);
    return deleteOwn(context.db, stockAlert, { id: alertId, memberId });
  },
} satisfies Partial<AppHandlers>;
