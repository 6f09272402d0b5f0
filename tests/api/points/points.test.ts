import { afterAll, beforeAll, expect, it } from 'vitest';
import { creditBalances } from '#tests/api/support/balances.ts';
import { signInNewMember } from '#tests/api/support/members.ts';
import { openTestApp, type TestApp } from '#tests/api/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

it('lists the movements of points, newest first, five to a page', async () => {
  const { token, member } = await signInNewMember(shop);
  await creditBalances(shop.db, (await signInNewMember(shop)).member.id, { points: 1 });
  for (const points of [1, 2, 3, 4, 5, 6]) await creditBalances(shop.db, member.id, { points });
  const first = await shop.call('listPointsFlow', {}, { token });
  expect(first.params).toEqual({ totalDataCounts: 6 });
  expect(first.data.map(({ flowNum }: { flowNum: number }) => flowNum)).toEqual([6, 5, 4, 3, 2]);
  expect(first.data[0]).toEqual({
    id: expect.any(Number),
    flowType: 4,
    flowNum: 6,
    budget: 0,
    objectId: 'P2026020100000001',
    createTime: '2026-02-01T08:00:00.000Z',
  });
  const second = await shop.call('listPointsFlow', { pageNum: 2 }, { token });
  expect(second.data).toHaveLength(1);
});
