import { count, desc, eq } from 'drizzle-orm';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { account, accountEntry } from '#server/db/schema/ledger.ts';

export const walletHandlers = {
  async getAccount(context) {
    const { db, config } = context;
    const [found] = await db
      .select()
      .from(account)
      .where(eq(account.memberId, callingMember(context).id));
    if (!found) throw new Error('a member has no account');
    const data = {
      accountBalance: found.yuan,
      balanceUs: found.dollars,
      integralBalance: found.points,
      payPassword: found.payPasswordHash !== null,
      paymentType: config.paymentType,
    };
    return { ok: true, data };
  },

  async listAccountFlow(context, { pageNum, pageSize }) {
    const mine = eq(accountEntry.memberId, callingMember(context).id);
    const [total] = await context.db.select({ entries: count() }).from(accountEntry).where(mine);
    const entries = await context.db
      .select()
      .from(accountEntry)
      .where(mine)
      .orderBy(desc(accountEntry.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const data = entries.map(({ memberId: _, createdAt, ...entry }) => ({
      ...entry,
      dealTime: createdAt.toISOString(),
    }));
    return { ok: true, data, params: { totalDataCounts: total?.entries ?? 0 } };
  },
} satisfies Partial<AppHandlers>;
