import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import type { OperationId } from '#generated/server/routes.ts';
import { openSession } from '#server/session/login.ts';
import { password, signInNewMember } from '../support/members.ts';
import { addStandardOrder } from '../support/orders.ts';
import { addProduct } from '../support/products.ts';
import type { Fields } from '../support/signed-call.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { docx } from './sample-files.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

interface Owner {
  readonly token: string;
  readonly memberId: number;
}

/** Every call that returns a signed link, with a request that it takes from the member. */
const linked: readonly (readonly [OperationId, (owner: Owner) => Promise<Fields>])[] = [
  [
    'getFileLink',
    async ({ token }) => ({ path: (await shop.call('uploadFile', { file: docx() }, { token })).data }),
  ],
  ['exportOrders', async () => ({ orderType: 1, format: 1 })],
  ['exportAccountFlow', async () => ({})],
  ['exportMyData', async () => ({})],
  [
    'getOrderDocument',
    async ({ memberId }) => {
      await addProduct(shop.db);
      return { orderNo: await addStandardOrder(shop.db, memberId), document: 2 };
    },
  ],
];

const sessionOf = (memberId: number) => openSession(shop.db, memberId, shop.clock.now());

const endings: Readonly<Record<string, (owner: Owner) => Promise<unknown>>> = {
  'signing out': ({ token }) => shop.call('logoutMember', {}, { token }),
  'another password': async ({ memberId }) => {
    const passwords = { oldPassword: password, password: 'Green5sea8' };
    return shop.call('updateLoginPassword', passwords, { token: await sessionOf(memberId) });
  },
  'signing out other devices': async ({ memberId }) =>
    shop.call('logoutOtherSessions', {}, { token: await sessionOf(memberId) }),
};

const cases = linked.flatMap(([operationId, fieldsFor]) =>
  Object.entries(endings).map(([ending, end]) => ({ operationId, fieldsFor, ending, end })),
);

describe('a link of a member', () => {
  it.each(cases)(
    'of $operationId ends with its session: $ending',
    async ({ operationId, fieldsFor, end }) => {
      const { token, member } = await signInNewMember(shop);
      const owner = { token, memberId: member.id };
      const { data: link } = await shop.call(operationId, await fieldsFor(owner), { token });
      await shop.call('logoutMember', {}, { token: await sessionOf(member.id) });
      expect((await shop.app.request(link)).status).toBe(200);
      await end(owner);
      expect((await shop.app.request(link)).status).toBe(403);
    },
  );

  it('ends with a session that is too old, before its five minutes are over', async () => {
    const { token } = await signInNewMember(shop);
    for (let hours = 0; hours < 23; hours += 1) {
      shop.clock.pass(3600);
      await shop.call('getMember', {}, { token });
    }
    shop.clock.pass(3600 - constants.signedLinkLife / 2);
    const { data: link } = await shop.call('exportMyData', {}, { token });
    expect((await shop.app.request(link)).status).toBe(200);
    shop.clock.pass(constants.signedLinkLife / 2);
    expect((await shop.app.request(link)).status).toBe(403);
  });
});
