import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { constants } from '#generated/constants.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { inMemory, OwnPostgresql, throwaway } from '#tests/support/postgresql/own-postgresql.ts';

const log = pino({ level: 'silent' });
const muchLongerMs = 10 * constants.databaseSilence;

describe.skipIf(!inject('postgresqlUrl'))('PostgreSQL that falls silent', () => {
  let server: OwnPostgresql;
  let migrating: pg.Client;
  beforeAll(async () => {
    server = await (await OwnPostgresql.prepare(throwaway, inMemory)).initialise().start();
    migrating = new pg.Client({ connectionString: server.url });
    await migrating.connect();
  });
  afterAll(async () => {
    await migrating.end();
    await server.remove();
  });
  // The watch counts its beats, so time passes for it alone.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const open = () => openDatabase({ databaseUrl: server.url, dataDir: '' }, log);

  async function whileSilent(run: () => Promise<void>): Promise<void> {
    server.freeze();
    try {
      await run();
    } finally {
      server.thaw();
    }
  }

  async function untilLockIsAwaited(): Promise<void> {
    const waiting = `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`;
    for (;;) {
      const { rows } = await migrating.query<{ count: number }>(waiting);
      if (rows[0]?.count === 1) return;
    }
  }

  it('does not end a start that waits for the migration of another process', async () => {
    await migrating.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    const opening = open().catch((error: unknown) => error);
    await untilLockIsAwaited();
    await whileSilent(async () => {
      await vi.advanceTimersByTimeAsync(muchLongerMs);
    });
    await migrating.query('select pg_advisory_unlock($1)', [advisoryLocks.migration]);
    const opened = await opening;
    expect(opened).toMatchObject({ kind: 'postgresql' });
    await (opened as OpenDatabase).close(); // As just expected.
  });

  it('fails what a shop that is open has asked it', async () => {
    const database = await open();
    database.startWatch();
    await database.pool.query('select');
    await whileSilent(async () => {
      const asked = expect(database.pool.query('select')).rejects.toThrow('does not answer');
      await vi.advanceTimersByTimeAsync(muchLongerMs);
      await asked;
    });
    await database.close();
  });
});
