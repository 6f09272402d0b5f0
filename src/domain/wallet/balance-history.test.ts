import { expect, it } from 'vitest';
import { accountTypes } from '#domain/ledger/flow-values.ts';
import { balanceHistory } from './balance-history.ts';

const { yuanAccount, dollarAccount } = accountTypes;
const changes = [
  { day: '2026-02-27', accountType: yuanAccount, change: 900 },
  { day: '2026-02-28', accountType: yuanAccount, change: 500 },
  { day: '2026-03-01', accountType: dollarAccount, change: 30 },
  { day: '2026-03-01', accountType: yuanAccount, change: -200 },
];

it('goes back from the present balances, over the days on which they changed', () => {
  const balances = { yuan: 1_200, dollars: 30 };
  expect(balanceHistory({ balances, changes, today: '2026-03-03', days: 4 })).toEqual([
    { day: '2026-03-03', accountBalance: 1_200, balanceUs: 30 },
    { day: '2026-03-01', accountBalance: 1_200, balanceUs: 30 },
    { day: '2026-02-28', accountBalance: 1_400, balanceUs: 0 },
  ]);
});

it('has the first day and today even when nothing ever moved', () => {
  const balances = { yuan: 0, dollars: 0 };
  const none = { accountBalance: 0, balanceUs: 0 };
  expect(balanceHistory({ balances, changes: [], today: '2026-03-01', days: 2 })).toEqual([
    { day: '2026-03-01', ...none },
    { day: '2026-02-28', ...none },
  ]);
});
