import { count, desc, eq } from 'drizzle-orm';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { pointsEntry } from '#server/db/schema/ledger.ts';

export const pointsHandlers = {
  async listPointsFlow(context, { pageNum, pageSize }) {
    const mine = eq(pointsEntry.memberId, callingMember(context).id);
    const [total] = await context.db.select({ entries: count() }).from(pointsEntry).where(mine);
    const entries = await context.db
      .select()
      .from(pointsEntry)
      .where(mine)
      .orderBy(desc(pointsEntry.createdAt), desc(pointsEntry.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const data = entries.map(({ memberId: _, createdAt, ...entry }) => ({
      ...entry,
      createTime: createdAt.toISOString(),
    }));
    return { ok: true, data, params: { totalDataCounts: total?.entries ?? 0 } };
  },
} satisfies Partial<AppHandlers>;
