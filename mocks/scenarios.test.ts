import { describe, expect, it } from 'vitest';
import { codeNames } from '#generated/constants.ts';
import { world as rows } from '#generated/mocks/world.ts';
import { type OperationId, type Route, routes } from '#generated/server/routes.ts';
import { Client, callOf } from './client.ts';
import { possibleRequests } from './possible-requests.ts';
import { behaviours, readScenario, type Scenario, writeScenario } from './scenarios/scenario.ts';
import { createMockShop } from './shop.ts';
import { startingPassword } from './world/start/members.ts';

const day = new Date('2026-11-20T06:00:00.000Z');

function scenarioOf(text: string): Scenario {
  const read = readScenario(text);
  if (!read.ok) throw new Error(`${read.unknown} is no part of a scenario`);
  return read.value;
}

/** A shop in which the request of an operation is possible; kept for all its scenarios but those that change it. */
async function ready(id: OperationId) {
  const shop = createMockShop({ now: () => day });
  const client = new Client(shop);
  await client.signIn('buyer@example.com', startingPassword);
  const make = possibleRequests[id];
  const fields = typeof make === 'function' ? await make({ world: shop.world, client }) : make;
  return { shop, client, call: callOf(id, fields, { token: client.token, now: day }) };
}

describe.each(routes.map((route) => [route.operationId, route] as const))(
  '%s',
  (id, route: Route<OperationId>) => {
    const declared = route.codes.filter((code) => code !== 0);

    it('answers each of its codes as the description says', async () => {
      const { shop, call } = await ready(id);
      for (const code of declared) {
        shop.play(scenarioOf(`${id}:${codeNames[code as keyof typeof codeNames]}`));
        const body = JSON.parse((await shop.answer(call)).body);
        expect(body.code).toBe(code);
        expect(route.validateAnswer(body), JSON.stringify(body)).toEqual([]);
      }
    });

    it.each(['empty', 'many', 'long'] as const)(
      'keeps to the description when its answer is %s',
      async (behaviour) => {
        const { shop, call } = await ready(id);
        shop.play(scenarioOf(`${id}:${behaviour}`));
        const body = JSON.parse((await shop.answer(call)).body);
        expect(body.code).toBe(0);
        expect(route.validateAnswer(body), JSON.stringify(body).slice(0, 2000)).toEqual([]);
        const isList = rows[id].verb === 'list' && (rows[id].totals?.length ?? 0) > 0;
        if (isList && behaviour !== 'long')
          expect(body.params.totalDataCounts > 1000).toBe(behaviour === 'many');
      },
    );

    it('breaks the description, or the connection, when it shall', async () => {
      const { shop, call } = await ready(id);
      shop.play(scenarioOf(`${id}:networkLost`));
      expect((await shop.answer(call)).lost).toBe(true);
      shop.play(scenarioOf(`${id}:invalid`));
      expect(route.validateAnswer(JSON.parse((await shop.answer(call)).body))).not.toEqual([]);
    });
  },
);

describe('a scenario', () => {
  let client: Client;
  const member = async (text: string) => {
    const shop = createMockShop({ now: () => day });
    client = new Client(shop);
    await client.signIn('buyer@example.com', startingPassword);
    shop.play(scenarioOf(text));
    return client;
  };

  it('makes the member a new one', async () => {
    await member('newMember');
    expect((await client.call('listStandardOrders')).params.totalDataCounts).toBe(0);
    expect((await client.call('getAccount')).data).toMatchObject({ accountBalance: 0, payPassword: false });
  });

  it('makes the member a rich one, without a payment password', async () => {
    await member('richMember,noPaymentPassword');
    const { data } = await client.call('getAccount');
    expect(data.accountBalance).toBeGreaterThan(100_000_000);
    expect(data.payPassword).toBe(false);
  });

  it('ends the session, or closes the shop', async () => {
    await member('expiredSession');
    expect((await client.call('getAccount')).code).toBe(5000);
    await member('shopClosed');
    expect(await client.call('listNews')).toMatchObject({ status: 503, code: 5002 });
  });

  it('is written as it is read, and refused by the part that means nothing', () => {
    for (const text of ['nonsense', 'listNews:payPasswordLocked', 'nobody:empty', 'listNews:success'])
      expect(readScenario(text)).toEqual({ ok: false, unknown: text });
    const text = 'newMember,listNews:empty,*:slow,latency:200';
    const { operations, situations, latency = 0 } = scenarioOf(text);
    expect(writeScenario({ operations: Object.entries(operations), situations, latency })).toBe(text);
    for (const behaviour of behaviours) expect(readScenario(`*:${behaviour}`).ok).toBe(true);
  });
});
