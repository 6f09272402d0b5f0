import { describe, expect, it } from 'vitest';
import type { OperationId } from '#generated/transport.ts';
import { Client } from '../../client.ts';
import { createMockShop } from '../../shop.ts';
import { fieldsWithEveryValue, withEveryState } from './every-state.ts';
import { buyer, newcomer, startingPassword } from './members.ts';

const shop = createMockShop({ now: () => new Date('2026-11-20T06:00:00.000Z') });
const { store } = shop.world;

const numbers = (names: object) => Object.keys(names).map(Number);

describe('the starting world has every value of', () => {
  it.each(fieldsWithEveryValue)('%s.%s', (collection, field, names) => {
    const mine = store.all(collection).filter(({ $owner }) => $owner === buyer);
    const found = new Set(mine.flatMap((entry) => entry[field] ?? []));
    expect([...found].map(Number).sort()).toEqual(numbers(names).sort());
  });

  it('a value that no plan has, in a copy of another entry', () => {
    const notices = store.all('notices').filter(({ messageType }) => messageType !== 3);
    const added = withEveryState({ notices }).notices?.at(-1);
    expect(added).toMatchObject({ $id: notices.length + 1, id: notices.length + 1, messageType: 3 });
  });

  it('the flags of instalments: paid, first payment, invoice', () => {
    const all = store.all('customisedOrders').flatMap(({ amountListVos }) => amountListVos);
    for (const field of ['amountState', 'headAmount', 'invoiceFlag'] as const)
      expect(new Set(all.map((one) => one[field])), field).toEqual(new Set([0, 1]));
  });

  it('documents for everyone and for members of a grade, of every type', () => {
    const documents = store.all('documents');
    expect(new Set(documents.map(({ $grade }) => $grade > 0))).toEqual(new Set([true, false]));
    const types = store.all('documentTypes').map(({ typeId }) => typeId);
    expect(new Set(documents.map(({ typeId }) => typeId))).toEqual(new Set(types));
  });
});

/** What the first member sees in the lists, and that the other one sees nothing of it. */
const lists: OperationId[] = [
  ...(['listStandardOrders', 'listSampleOrders', 'listCustomisedOrders', 'listAccountFlow'] as const),
  ...(['listPointsFlow', 'listWithdrawals', 'listInvoices', 'listNotices', 'listOrderChats'] as const),
  ...(['listProjects', 'listRemoteSupports', 'listFavourites', 'listFootprints', 'listAddresses'] as const),
];

describe('the two members', () => {
  it('are one who has everything and one who has just begun', async () => {
    expect(store.all('members').map(({ $id }) => $id)).toEqual([buyer, newcomer]);
    const totals = async (email: string) => {
      const client = new Client(shop);
      await client.signIn(email, startingPassword);
      const found: Record<string, unknown> = {};
      for (const operation of lists)
        found[operation] = (await client.call(operation)).params?.totalDataCounts;
      const { accountBalance, balanceUs, integralBalance } = (await client.call('getAccount')).data;
      return { ...found, accountBalance, balanceUs, integralBalance };
    };
    const [rich, poor] = [await totals('buyer@example.com'), await totals('newcomer@example.com')];
    expect(Object.entries(rich).filter(([, total]) => !(Number(total) > 0))).toEqual([]);
    expect(Object.entries(poor).filter(([, total]) => total !== 0)).toEqual([]);
  });

  it('find more than a page of orders, a chat that goes on for pages, and a few hundred products', async () => {
    const client = new Client(shop);
    await client.signIn('buyer@example.com', startingPassword);
    const total = async (operation: OperationId) =>
      (await client.call(operation, { pageNum: 1, pageSize: 10 })).params.totalDataCounts;
    expect(await total('listStandardOrders')).toBeGreaterThan(10);
    expect(await total('listCustomisedOrders')).toBeGreaterThan(10);
    const products = await total('listProducts');
    expect(products).toBeGreaterThan(300);
    expect(products).toBeLessThan(1000);
    const chats = Map.groupBy(store.all('chatMessages'), ({ orderNo }) => orderNo);
    expect(Math.max(...[...chats.values()].map(({ length }) => length))).toBeGreaterThan(20);
  });
});
