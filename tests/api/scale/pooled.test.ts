import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import { findProgram } from '#tests/support/deployment/program.ts';
import { type RunningPgbouncer, startPgbouncer } from '#tests/support/deployment/start-pgbouncer.ts';
import { addBuyer, addStock, addToCart, cartOrderFields } from '../exactly-once/stocked-shop.ts';
import { openTestDatabase } from '../support/database.ts';
import { makeTestApp, type TestApp } from '../support/test-app.ts';

const hasPgbouncer = findProgram('pgbouncer') !== undefined;
if (!hasPgbouncer)
  console.warn('PgBouncer is not installed (Debian: pgbouncer): tests of the shop behind it are left out.');

describe('the settings that the project recommends for PgBouncer', () => {
  it('give a session the limits that the shop gives to its own', () => {
    const ini = readFileSync('src/server/deployment/pgbouncer.ini', 'utf8');
    expect(ini).toContain('set jit = off; set random_page_cost = 1.1; set work_mem = 32768;');
    expect(ini).toContain(`set statement_timeout = ${constants.databaseStatementLimit};`);
    expect(ini).toContain(`set lock_timeout = ${constants.databaseLockLimit};`);
    expect(ini).toContain(`set idle_in_transaction_session_timeout = ${constants.databaseIdleLimit}'`);
  });
});

describe.skipIf(!inject('postgresqlUrl') || !hasPgbouncer)('behind PgBouncer in transaction mode', () => {
  let direct: OpenDatabase;
  let pgbouncer: RunningPgbouncer;
  let pooled: OpenDatabase;
  let shop: TestApp;
  let directUrl: string;

  beforeAll(async () => {
    direct = await openTestDatabase();
    const { rows } = await direct.pool.query<{ name: string }>('select current_database() as name');
    const address = new URL(inject('postgresqlUrl') ?? '');
    address.pathname = `/${rows[0]?.name}`;
    directUrl = address.href;
    const started = await startPgbouncer(directUrl);
    if (!started) throw new Error('PgBouncer did not start');
    pgbouncer = started;
    const config = { databaseUrl: pgbouncer.url, databaseDirectUrl: directUrl, dataDir: '' };
    pooled = await openDatabase(config);
    shop = makeTestApp(pooled);
  });
  afterAll(async () => {
    await pooled.close();
    await pgbouncer.stop();
    await direct.close();
  });

  it('every session has the limits and compiles nothing', async () => {
    const names = [
      'jit',
      'random_page_cost',
      'work_mem',
      'statement_timeout',
      'lock_timeout',
      'idle_in_transaction_session_timeout',
    ];
    const settings = `select json_object_agg(name, setting) as found from pg_settings where name = any($1)`;
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => pooled.pool.query<{ found: object }>(settings, [names])),
    );
    for (const { rows } of answers) {
      expect(rows[0]?.found).toEqual({
        jit: 'off',
        random_page_cost: '1.1',
        work_mem: '32768',
        statement_timeout: String(constants.databaseStatementLimit),
        lock_timeout: String(constants.databaseLockLimit),
        idle_in_transaction_session_timeout: String(constants.databaseIdleLimit),
      });
    }
  });

  it('a statement with a name runs on whichever session is lent', async () => {
    const named = { name: 'same-name', text: 'select $1::int + 1 as sum' };
    const run = async (turn: number) => {
      const { rows } = await pooled.pool.query<{ sum: number }>({ ...named, values: [turn] });
      return rows[0]?.sum;
    };
    const turns = Array.from({ length: 60 }, (_, turn) => turn);
    expect(await Promise.all(turns.map(run))).toEqual(turns.map((turn) => turn + 1));
  });

  it('a limit that is set for one transaction ends with it', async () => {
    const limit = () => pooled.pool.query<{ lock_timeout: string }>('show lock_timeout');
    const inside = await withLockRetry(pooled.db, async (tx) => {
      const { rows } = await tx.execute<{ lock_timeout: string }>('show lock_timeout');
      return rows[0]?.lock_timeout;
    });
    expect(inside).toBe('1500ms');
    const after = await Promise.all(Array.from({ length: 12 }, limit));
    expect(new Set(after.map(({ rows }) => rows[0]?.lock_timeout))).toEqual(
      new Set([`${constants.databaseLockLimit / 1000}s`]),
    );
  });

  it('an advisory lock of a transaction keeps others out and is gone with it', async () => {
    let inside = 0;
    const runAlone = () =>
      pooled.db.transaction(async (tx) => {
        await tx.execute('select pg_advisory_xact_lock(4711)');
        inside += 1;
        expect(inside).toBe(1);
        await tx.execute('select 1');
        inside -= 1;
      });
    await Promise.all(Array.from({ length: 12 }, runAlone));
    const left = await direct.pool.query(`select from pg_locks where locktype = 'advisory' and objid = 4711`);
    expect(left.rowCount).toBe(0);
  });

  it('work that needs a session of its own says which address it wants', async () => {
    await expect(openDatabase({ databaseUrl: pgbouncer.url, dataDir: '' })).rejects.toThrow(
      /^DATABASE_URL leads to a connection pooler: name the database itself in DATABASE_DIRECT_URL/,
    );
  });

  it('an order that is submitted 20 times at once is placed once, while lists are read', async () => {
    const { id, token } = await addBuyer(pooled.db, 1000);
    const productId = await addStock(pooled.db, 100);
    const carId = await addToCart(pooled.db, { memberId: id, productId, num: 2 });
    const fields = cartOrderFields({ carId, num: 2, productId });
    const idempotencyKey = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const [submitted, listed] = await Promise.all([
          shop.call('submitCartOrder', fields, { token, idempotencyKey }),
          shop.call('getProduct', { productId }),
        ]);
        expect(listed.code).toBe(0);
        return submitted;
      }),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
    expect(new Set(answers.map(({ data }) => data)).size).toBe(1);
  });
});
