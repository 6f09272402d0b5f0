import { describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import { behaviours, readScenario, type Scenario, writeScenario } from './scenarios/scenario.ts';
import { createMockShop } from './shop.ts';
import { startingPassword } from './world/start/members.ts';

const day = new Date('2026-11-20T06:00:00.000Z');

function scenarioOf(text: string): Scenario {
  const read = readScenario(text);
  if (!read.ok) throw new Error(`${read.unknown} is not part of a scenario`);
  return read.value;
}

describe('a scenario', () => {
  let client: Client;
  const member = async (text: string) => {
    const shop = createMockShop({ now: () => day });
    client = new Client(shop);
    await client.signIn('buyer@example.com', startingPassword);
    shop.play(scenarioOf(text));
    return client;
  };

  it('empties the account of the member for newMember', async () => {
    await member('newMember');
    expect((await client.call('listStandardOrders')).params.totalDataCounts).toBe(0);
    expect((await client.call('getAccount')).data).toMatchObject({ accountBalance: 0, payPassword: false });
  });

  it('fills the balances and removes the payment password for richMember and noPaymentPassword', async () => {
    await member('richMember,noPaymentPassword');
    const { data } = await client.call('getAccount');
    expect(data.accountBalance).toBeGreaterThan(100_000_000);
    expect(data.payPassword).toBe(false);
  });

  it('ends the session for expiredSession and refuses every call for shopClosed', async () => {
    await member('expiredSession');
    expect((await client.call('getAccount')).code).toBe(5000);
    await member('shopClosed');
    expect(await client.call('listNews')).toMatchObject({ status: 503, code: 5002 });
  });

  it('is written as it is read, and an unknown part is reported', () => {
    for (const text of ['nonsense', 'listNews:payPasswordLocked', 'nobody:empty', 'listNews:success'])
      expect(readScenario(text)).toEqual({ ok: false, unknown: text });
    const text = 'newMember,listNews:empty,*:slow,latency:200';
    const { operations, situations, latency = 0 } = scenarioOf(text);
    expect(writeScenario({ operations: Object.entries(operations), situations, latency })).toBe(text);
    for (const behaviour of behaviours) expect(readScenario(`*:${behaviour}`).ok).toBe(true);
  });
});
