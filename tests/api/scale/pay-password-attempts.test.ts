import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { addBuyer, addOrder, payFields } from '../exactly-once/stocked-shop.ts';
import { makeTestApp, openTestApp, type TestApp } from '../support/test-app.ts';

const cents = 100;
const { payPasswordTries } = constants;

describe.skipIf(!inject('postgresqlUrl'))('payment passwords on three processes with one PostgreSQL', () => {
  const connections: OpenDatabase[] = [];
  let first: TestApp;
  let processes: TestApp[];
  beforeAll(async () => {
    first = await openTestApp();
    for (let count = 0; count < 2; count += 1) {
      const databaseUrl = first.pool.options.connectionString ?? '';
      connections.push(await openDatabase({ databaseUrl, dataDir: '' }));
    }
    processes = [first, ...connections.map((connection) => makeTestApp(connection))];
    const now = first.clock.now().getTime();
    for (const { clock } of processes) clock.pass((now - clock.now().getTime()) / 1000);
  });
  afterAll(async () => {
    for (const connection of connections) await connection.close();
    await first.close();
  });

  /** Pays one order for each password, all at once, at one process after the other. */
  async function payAtOnce(passwords: readonly (string | undefined)[]): Promise<number[]> {
    const { id, token } = await addBuyer(first.db, cents * passwords.length);
    const orders: string[] = [];
    for (const _ of passwords) orders.push(await addOrder(first.db, id, cents));
    const answers = passwords.map((payPassword, index) => {
      const fields = payFields(orders[index] ?? '', cents);
      const sent = payPassword === undefined ? fields : { ...fields, payPassword };
      const shop = processes[index % processes.length];
      if (!shop) throw new Error('there is no process');
      return shop.call('payStandardOrder', sent, { token });
    });
    return (await Promise.all(answers)).map(({ code }) => code);
  }
  const guesses = (count: number) => Array.from({ length: count }, (_, index) => `guess${index}`);

  it('lets every right one pay, however many come at once', async () => {
    const codes = await payAtOnce(Array.from({ length: 4 * payPasswordTries }, () => undefined));
    expect(codes.filter((code) => code !== 0)).toEqual([]);
  });

  it('compares no more wrong ones than may be wrong', async () => {
    const codes = await payAtOnce(guesses(4 * payPasswordTries));
    expect(codes.filter((code) => code === 4014)).toHaveLength(payPasswordTries);
    expect(codes.filter((code) => code === 4015)).toHaveLength(3 * payPasswordTries);
  });

  it('lets right ones pay next to fewer wrong ones than lock', async () => {
    const passwords = [...guesses(payPasswordTries - 1), ...Array.from({ length: 11 }, () => undefined)];
    const codes = await payAtOnce(passwords);
    expect(codes).toEqual(passwords.map((password) => (password === undefined ? 0 : 4014)));
  });
});
