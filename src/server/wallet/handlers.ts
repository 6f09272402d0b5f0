import { and, count, desc, eq } from 'drizzle-orm';
import { flowExportFields, flowExportPath } from '#domain/wallet/flow-export.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { account } from '#server/db/schema/ledger.ts';
import { withdrawal } from '#server/db/schema/withdrawals.ts';
import { signedLink } from '#server/session/index.ts';
import { readBalanceHistory } from './balance-history.ts';
import { findEntries, sumEntries } from './find-entries.ts';

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

  async listAccountFlow(context, { pageNum, pageSize, ...filter }) {
    const flow = { ...filter, memberId: callingMember(context).id };
    const params = await sumEntries(context.db, flow);
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { entries } = await findEntries(context.db, flow, page);
    return { ok: true, data: entries, params };
  },

  async exportAccountFlow(context, filter) {
    const fields = flowExportFields(filter, context.language);
    const data = await signedLink(context, { path: flowExportPath, fields });
    return { ok: true, data };
  },

  async listBalanceHistory(context, { days }) {
    const { db, now } = context;
    const data = await readBalanceHistory(db, { memberId: callingMember(context).id, days, now });
    return { ok: true, data };
  },

  async listWithdrawals(context, { pageNum, pageSize, cashNo }) {
    const { memberId } = withdrawal;
    const named = cashNo === undefined ? undefined : eq(withdrawal.cashNo, cashNo);
    const mine = and(eq(memberId, callingMember(context).id), named);
    const [total] = await context.db.select({ withdrawals: count() }).from(withdrawal).where(mine);
    const found = await context.db
      .select()
      .from(withdrawal)
      .where(mine)
      .orderBy(desc(withdrawal.createdAt), desc(withdrawal.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const data = found.map(({ id, cashNo, amount, cashAccount, cashType, state, reason, ...times }) => ({
      id,
      cashNo,
      cashAmount: amount,
      cashAccount,
      cashType,
      examState: state,
      createTime: times.createdAt.toISOString(),
      examTime: times.decidedAt?.toISOString() ?? null,
      reason,
    }));
    return { ok: true, data, params: { totalDataCounts: total?.withdrawals ?? 0 } };
  },
} satisfies Partial<AppHandlers>;
