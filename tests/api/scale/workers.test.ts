import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { findProgram, type RunningProgram } from '#tests/support/deployment/program.ts';
import { startNginx } from '#tests/support/deployment/start-nginx.ts';
import { type RunningPgbouncer, startPgbouncer } from '#tests/support/deployment/start-pgbouncer.ts';
import { quickFolder } from '#tests/support/quick-folder.ts';
import { addBuyer, addOrder, payFields } from '../exactly-once/stocked-shop.ts';
import { callOver, type ServerProcess, startServer } from '../start/server-process.ts';
import { openTestDatabase } from '../support/database.ts';
import { urlOfDatabase } from '../support/postgresql-setup.ts';

for (const name of ['nginx', 'pgbouncer']) {
  if (!findProgram(name)) console.warn(`${name} is not installed: several processes are tested without it.`);
}

interface LogLine {
  readonly msg: string;
  readonly worker?: number;
  readonly pid?: number;
  readonly requestId?: string;
}

describe.skipIf(!inject('postgresqlUrl'))('WORKERS=2 behind nginx, on PgBouncer', () => {
  const dataDir = mkdtempSync(join(quickFolder(), 'workers-'));
  let database: OpenDatabase;
  let pgbouncer: RunningPgbouncer | undefined;
  let nginx: RunningProgram | undefined;
  let server: ServerProcess;
  let address: string;

  const printedLines = (): LogLine[] =>
    server
      .readOutput()
      .split('\n')
      .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  const workerPids = () =>
    printedLines().flatMap(({ msg, pid }) => (msg === 'a worker process was started' && pid ? [pid] : []));
  const scrape = async () => {
    const metrics = /Metrics are at (\S+)/.exec(server.readOutput())?.[1] ?? '';
    const text = await (await fetch(metrics)).text();
    return (name: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')
          .at(-1),
      );
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
    const directUrl = urlOfDatabase(inject('postgresqlUrl') ?? '', rows[0]?.name ?? '');
    pgbouncer = await startPgbouncer(directUrl);
    server = await startServer({
      WORKERS: '2',
      DATABASE_URL: pgbouncer?.url ?? directUrl,
      DATABASE_DIRECT_URL: directUrl,
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      CALLS_PER_MINUTE: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
    });
    nginx = await startNginx([Number(new URL(server.address).port)]);
    address = nginx ? `http://127.0.0.1:${nginx.port}` : server.address;
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await nginx?.stop();
    await pgbouncer?.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('takes the money of one order once, whichever process is asked', async () => {
    const { id, token } = await addBuyer(database.db, 10_000);
    const orderNo = await addOrder(database.db, id, 300);
    const pay = () => callOver(address, 'payStandardOrder', { ...payFields(orderNo, 300), token });
    const answers = await Promise.all(Array.from({ length: 6 }, pay));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(5).fill(4009)]);
    expect(await callOver(address, 'getAccount', { token })).toMatchObject({ data: { balanceUs: 9_700 } });
    const served = printedLines().filter(({ msg }) => msg === 'request');
    expect(new Set(served.map(({ worker }) => worker))).toEqual(new Set([1, 2]));
  });

  it('starts a process again that was killed, while the other one serves', async () => {
    const before = await scrape();
    expect(before('shop_workers')).toBe(2);
    const paid = 'shop_request_duration_seconds_count{operation="payStandardOrder",code="0"}';
    expect(before(paid)).toBe(1);
    const [victim = 0] = workerPids();
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => workerPids().length).toBe(3);
    for (let turn = 0; turn < 10; turn += 1)
      expect(await callOver(address, 'listFriendLinks', {})).toMatchObject({ code: 0 });
    const after = await scrape();
    expect(after('shop_workers')).toBe(2);
    expect(after('shop_worker_restarts_total')).toBe(1);
    // What the dead one had counted stays counted.
    expect(after(paid)).toBe(1);
  });

  it('ends all of them on SIGTERM, after the requests that they are answering', async () => {
    const answers = Array.from({ length: 20 }, () =>
      callOver(server.address, 'listFriendLinks', {}).then(
        ({ code }) => code,
        () => 'refused',
      ),
    );
    expect(await server.end('SIGTERM')).toBe(0);
    expect((await Promise.all(answers)).filter((code) => code !== 0 && code !== 'refused')).toEqual([]);
    for (const pid of workerPids()) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
