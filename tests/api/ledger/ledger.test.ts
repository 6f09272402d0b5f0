import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountTypes, budgets, dealTypes, flowTypes } from '#domain/ledger/flow-values.ts';
import { account } from '#server/db/schema/ledger.ts';
import { bookMoney, bookPoints } from '#server/ledger/book.ts';
import { nextNumber } from '#server/ledger/numbers.ts';
import { addMember } from '#tests/api/support/members.ts';
import { openTestApp, type TestApp } from '#tests/api/support/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const createdAt = new Date('2026-03-02T08:00:00Z');

function recharge(memberId: number, amount: number) {
  return bookMoney(shop.db, {
    memberId,
    amount,
    createdAt,
    objectId: 'Z1',
    accountType: accountTypes.yuanAccount,
    budget: budgets.income,
    dealType: dealTypes.recharge,
  });
}

function pay(memberId: number, amount: number) {
  return bookMoney(shop.db, {
    memberId,
    amount,
    createdAt,
    objectId: 'P1',
    accountType: accountTypes.yuanAccount,
    budget: budgets.expense,
    dealType: dealTypes.orderPayment,
  });
}

async function balance(memberId: number) {
  const rows = await shop.db.select().from(account);
  return rows.find((row) => row.memberId === memberId);
}

it('opens an empty account with every member', async () => {
  const { id } = await addMember(shop.db);
  expect(await balance(id)).toEqual({
    memberId: id,
    yuan: 0,
    dollars: 0,
    points: 0,
    payPasswordHash: null,
    closedAt: null,
  });
});

it('moves the balance with every entry', async () => {
  const { id } = await addMember(shop.db);
  await recharge(id, 1000);
  await pay(id, 300);
  await bookPoints(shop.db, {
    memberId: id,
    flowNum: 25,
    createdAt,
    objectId: 'P1',
    budget: budgets.income,
    flowType: flowTypes.completedOrder,
  });
  expect(await balance(id)).toMatchObject({ yuan: 700, dollars: 0, points: 25 });
});

it('refuses an entry that the balance does not cover', async () => {
  const { id } = await addMember(shop.db);
  await recharge(id, 100);
  await expect(pay(id, 101)).rejects.toThrow();
  expect(await balance(id)).toMatchObject({ yuan: 100 });
});

it('keeps the balance right when entries are booked at the same time', async () => {
  const { id } = await addMember(shop.db);
  await recharge(id, 500);
  const tried = await Promise.allSettled(Array.from({ length: 20 }, () => pay(id, 100)));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await balance(id)).toMatchObject({ yuan: 0 });
});

it('refuses to write a balance, to change an entry or to delete one', async () => {
  const { id } = await addMember(shop.db);
  await recharge(id, 100);
  await expect(shop.db.update(account).set({ yuan: 999 })).rejects.toThrow();
  await expect(shop.db.execute(sql`update account_entry set amount = 1`)).rejects.toThrow();
  await expect(shop.db.execute(sql`delete from account_entry`)).rejects.toThrow();
  expect(await balance(id)).toMatchObject({ yuan: 100 });
});

it('names every account that differs from its entries', async () => {
  const { id } = await addMember(shop.db);
  await recharge(id, 100);
  const rolledBack = shop.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('shop.booking', 'on', true)`);
    await tx.update(account).set({ points: 7 }).where(sql`member_id = ${id}`);
    const { rows } = await tx.execute(sql`select member_id, points from ledger_difference`);
    throw new Error(JSON.stringify(rows));
  });
  await expect(rolledBack).rejects.toThrow(JSON.stringify([{ member_id: id, points: 7 }]));
});

it('numbers orders and payments by the day in Beijing', async () => {
  const night = new Date('2026-03-02T17:00:00Z');
  const numbers = [await nextNumber(shop.db, 'P', night), await nextNumber(shop.db, 'Z', night)];
  expect(numbers).toEqual([
    expect.stringMatching(/^P20260303\d{8}$/),
    expect.stringMatching(/^Z20260303\d{8}$/),
  ]);
  expect(await nextNumber(shop.db, 'P', night)).not.toBe(numbers[0]);
});
