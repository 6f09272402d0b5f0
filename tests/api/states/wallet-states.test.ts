import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountTypes, budgets, dealTypes } from '#domain/ledger/flow-values.ts';
import { momentsOf } from '#domain/orders/search.ts';
import { fitsFilter, sumFlow } from '#domain/wallet/flow-filter.ts';
import type { Answers } from '#generated/server/handlers.ts';
import { bookMoney } from '#server/ledger/book.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const days = { startDate: '2026-01-12', endDate: '2026-01-20' };

/** Just before, at and just after both limits of the days. */
function momentsAround(): Date[] {
  const { from, before } = momentsOf(days);
  return [from, before].flatMap((limit) => [-1, 0, 1].map((ms) => new Date((limit?.getTime() ?? 0) + ms)));
}

/** A member with an entry of each kind, direction and account at each moment, each with an amount of its own. */
async function withFlow(): Promise<string> {
  const { token, member } = await signInNewMember(shop);
  let amount = 100_000;
  for (const budget of [budgets.income, budgets.expense])
    for (const dealType of Object.values(dealTypes))
      for (const accountType of Object.values(accountTypes))
        for (const createdAt of momentsAround()) {
          amount -= 1;
          const entry = { budget, dealType, accountType, amount, createdAt };
          await bookMoney(shop.db, { ...entry, memberId: member.id, objectId: 'P20260110' });
        }
  return token;
}

type Entry = Answers['listAccountFlow']['data'][number];

async function listAll(token: string, filter: object) {
  const data: Entry[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await shop.call('listAccountFlow', { ...filter, pageNum, pageSize: 100 }, { token });
    data.push(...page.data);
    if (data.length >= page.params.totalDataCounts) return { data, params: page.params };
  }
}

it('the account flow shows and sums those entries that the filter of the domain leaves', async () => {
  const token = await withFlow();
  const { data: all } = await listAll(token, {});
  const dimensions = [
    Object.values(dealTypes).map((dealType) => ({ dealType })),
    Object.values(budgets).map((budget) => ({ budget })),
    Object.values(accountTypes).map((accountType) => ({ accountType })),
    [days, { startDate: days.startDate }, { endDate: days.endDate }],
  ];
  const alone = dimensions.flat();
  const together = dimensions.reduce<object[]>(
    (filters, parts) => filters.flatMap((filter) => parts.map((part) => ({ ...filter, ...part }))),
    [{}],
  );
  for (const filter of [{}, ...alone, ...together.filter((_, index) => index % 7 === 0)]) {
    const meant = all.filter((entry) => fitsFilter(entry, filter));
    const { data, params } = await listAll(token, filter);
    expect({ filter, found: data }).toEqual({ filter, found: meant });
    expect(params).toEqual({ totalDataCounts: meant.length, ...sumFlow(meant) });
  }
});
