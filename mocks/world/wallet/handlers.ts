import { beijingDay } from '#domain/beijing-day.ts';
import { signedAmount } from '#domain/ledger/signed-amount.ts';
import { balanceHistory } from '#domain/wallet/balance-history.ts';
import { sumFlow } from '#domain/wallet/flow-filter.ts';
import { type Call, type CustomHandlers, callingMember } from '../call.ts';
import { balancesOf } from '../ledger/ledger.ts';
import { pageOf } from '../sort-and-page.ts';
import { flowOf } from './account-flow.ts';

function allFlow(call: Call, filter: Parameters<typeof flowOf>[1]['filter']) {
  return flowOf(call.world, { filter, member: callingMember(call).$id, language: call.language });
}

/** Custom because sums, and balances of past days, are computed from the flow. */
export const walletHandlers: CustomHandlers = {
  listAccountFlow(call, { pageNum, pageSize, ...filter }) {
    const entries = allFlow(call, filter);
    return {
      ok: true,
      data: pageOf(entries, { pageNum, pageSize }),
      params: { totalDataCounts: entries.length, ...sumFlow(entries) },
    };
  },

  listBalanceHistory(call, { days }) {
    const changes = allFlow(call, {}).map(({ dealTime, accountType, amount, budget }) => ({
      day: beijingDay(new Date(dealTime)),
      accountType,
      change: signedAmount({ amount, budget }),
    }));
    const today = beijingDay(call.now);
    return { ok: true, data: balanceHistory({ balances: balancesOf(call), changes, today, days }) };
  },
};
