import { expect, it } from 'vitest';
import { type AccountType, amountIn, budgets, dealTypes } from '#domain/ledger/flow-values.ts';
import { pointsFlowBudgetValues as pointsBudgets } from '#generated/enums.ts';
import { world as rows } from '#generated/mocks/world.ts';
import { Client } from './client.ts';
import { createMockShop } from './shop.ts';
import { startingPassword } from './world/start/members.ts';
import { startingEntries } from './world/start/starting-world.ts';

const day = new Date('2026-11-20T06:00:00.000Z');
const { world } = createMockShop({ now: () => day });

async function member(): Promise<Client> {
  const client = new Client(createMockShop());
  await client.signIn('buyer@example.com', startingPassword);
  return client;
}

it('creates the same starting world all day', () => {
  const evening = new Date('2026-11-20T22:00:00.000Z');
  expect(startingEntries(evening)).toEqual(startingEntries(day));
});

it('starts with every collection that the description names', () => {
  const named = Object.values(rows).flatMap(({ collection }) => collection ?? []);
  const known = startingEntries(day);
  expect([...new Set(named)].filter((name) => !(name in known))).toEqual([]);
});

it('never lets a balance fall below zero', () => {
  const sums = new Map<AccountType, number>();
  for (const { accountType, amount, budget } of world.store.all('accountFlow')) {
    const sum = (sums.get(accountType) ?? 0) + (budget === budgets.income ? amount : -amount);
    expect(sum).toBeGreaterThanOrEqual(0);
    sums.set(accountType, sum);
  }
  let points = 0;
  for (const { flowNum, budget } of world.store.all('pointsFlow')) {
    points += budget === pointsBudgets.income ? flowNum : -flowNum;
    expect(points).toBeGreaterThanOrEqual(0);
  }
});

it('books every order exactly once for which money was paid, and none that points cover', () => {
  const orders = world.store.all('standardOrders');
  const paid = orders.filter((order) => order.paidIn !== undefined && amountIn(order.paidIn, order) > 0);
  expect(paid.length).toBeGreaterThan(5);
  const booked = world.store
    .all('accountFlow')
    .filter(({ dealType, objectId }) => dealType === dealTypes.orderPayment && objectId.startsWith('P'));
  expect(booked.map(({ objectId }) => objectId).sort()).toEqual(paid.map(({ orderNo }) => orderNo).sort());
});

it('counts in facets what the list finds under each value', async () => {
  const client = await member();
  const facets = (await client.call('countProductFacets', { catalogId: 3 })).data;
  expect(facets.length).toBeGreaterThan(5);
  for (const { columnId, values, notStated } of facets) {
    const find = async (value: string) =>
      (await client.call('listProducts', { catalogId: 3, [`column${columnId}`]: value })).params
        .totalDataCounts;
    for (const { value, count } of values.slice(0, 4))
      expect(await find(value), `column${columnId}=${value}`).toBe(count);
    expect(await find('none')).toBe(notStated);
  }
});

it('finds a part by its number, by its value in any notation, and by a word in either language', async () => {
  const client = await member();
  const find = async (keyWord: string) => (await client.call('searchAll', { keyWord })).data.productResult;
  expect((await find('0402wgf100jtce')).data[0].productNum).toBe('0402WGF100JTCE');
  const total = async (keyWord: string) => (await find(keyWord)).params.totalDataCounts;
  expect(await total('0.1uF')).toBe(await total('100nF'));
  expect(await total('0.1微法')).toBe(await total('100nF'));
  expect(await total('电阻')).toBeGreaterThan(50);
  expect(await total('nothing-is-called-this')).toBe(0);
});

it('sorts by the price at a quantity, without repeating an item on the next page', async () => {
  const client = await member();
  const page = async (pageNum: number) =>
    // What the description says of the list.
    (await client.call('listProducts', { sort: 'price', quantity: 1000, pageNum, pageSize: 50 })).data as {
      productId: number;
      quantityPrice: number;
    }[];
  const both = [...(await page(1)), ...(await page(2))];
  expect(new Set(both.map(({ productId }) => productId)).size).toBe(100);
  const prices = both.map(({ quantityPrice }) => quantityPrice);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});
