import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { toolFolder } from '#server/backup/postgresql-tools.ts';
import { backupCommand, restoreCommand } from '#server/backup/run-command.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { account } from '#server/db/schema/ledger.ts';
import { quickFolder } from '#tests/support/quick-folder.ts';
import { addBuyer, addOrder, addStock } from '../exactly-once/stocked-shop.ts';
import { openTestDatabase } from '../support/database.ts';
import { prepareDataFolder } from '../support/pglite-snapshot.ts';
import { urlOfDatabase } from '../support/postgresql-setup.ts';

const server = inject('postgresqlUrl');
const folder = mkdtempSync(join(quickFolder(), 'backup-'));
const archive = join(folder, 'shop.tar');
const made: string[] = [];

/** A shop's place: a database of its own and a data folder. */
interface Place {
  readonly env: Record<string, string>;
  readonly open: () => Promise<OpenDatabase>;
}

function placeOf(databaseUrl: string | undefined): Place {
  const dataDir = join(folder, randomUUID());
  const env = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  return { env, open: () => openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) }) };
}

async function statement(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function emptyPlace(): Promise<Place> {
  if (!server) return placeOf(undefined);
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await statement(`create database ${name}`);
  made.push(name);
  return placeOf(urlOfDatabase(server, name));
}

async function run(command: typeof backupCommand, place: Place, ...args: string[]) {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const exitCode = await command(args, { env: { PATH: process.env.PATH, ...place.env }, out, err });
  out.end();
  err.end();
  return { exitCode, out: await text(out), err: await text(err) };
}

/** Everything that a database holds: each table's rows, and where its counters stand. */
async function contents({ pool }: OpenDatabase): Promise<Record<string, unknown>> {
  const tables = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const rows = `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum, count(*) from ${name} t`;
    found[name] = (await pool.query(rows)).rows[0];
  }
  const counters = 'select sequencename, last_value from pg_sequences order by 1';
  found.counters = (await pool.query(counters)).rows;
  return found;
}

async function contentsOf(place: Place): Promise<Record<string, unknown>> {
  const database = await place.open();
  return contents(database).finally(database.close);
}

const canRun = ((): boolean => {
  try {
    return !server || toolFolder(0, process.env) !== '';
  } catch {
    console.warn('pg_dump is not installed: backup and restore of PostgreSQL are left out.');
    return false;
  }
})();

describe.skipIf(!canRun)('backup and restore', () => {
  let original: Place;
  let place: Place;
  let changed: Record<string, unknown>;
  let before: Record<string, unknown>;
  let close: () => Promise<void> = async () => undefined;

  beforeAll(async () => {
    if (server) {
      const copy = await openTestDatabase();
      close = copy.close;
      const { rows } = await copy.pool.query<{ name: string }>('select current_database() as name');
      original = placeOf(urlOfDatabase(server, rows[0]?.name ?? ''));
      mkdirSync(original.env.DATA_DIR ?? '');
    } else {
      original = placeOf(undefined);
      await prepareDataFolder(original.env.DATA_DIR ?? '');
    }
    const database = await original.open();
    const buyer = await addBuyer(database.db, 12_300);
    await addOrder(database.db, buyer.id, 400);
    await addStock(database.db, 7);
    before = await contents(database);
    place = await emptyPlace();
    await database.close();
    mkdirSync(join(original.env.DATA_DIR ?? '', 'outbox'));
    writeFileSync(join(original.env.DATA_DIR ?? '', 'outbox', 'mail.json'), '{"to":"buyer@example.com"}');
  });
  afterAll(async () => {
    await close();
    for (const name of made) await statement(`drop database ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });

  it('put database and files into one archive that only its owner reads', async () => {
    expect(await run(backupCommand, original, archive)).toMatchObject({ exitCode: 0, err: '' });
    expect(statSync(archive).mode & 0o777).toBe(0o600);
  });

  it('do not overwrite an archive', async () => {
    const size = statSync(archive).size;
    const again = await run(backupCommand, original, archive);
    expect(again).toMatchObject({ exitCode: 1, err: `${archive} already exists; choose another name.\n` });
    expect(statSync(archive).size).toBe(size);
  });

  it('bring everything back into an empty place, where the shop goes on', async () => {
    expect(await run(restoreCommand, place, archive)).toMatchObject({ exitCode: 0, err: '' });
    const mail = join(place.env.DATA_DIR ?? '', 'outbox', 'mail.json');
    expect(readFileSync(mail, 'utf8')).toBe('{"to":"buyer@example.com"}');
    const database = await place.open();
    try {
      expect(await contents(database)).toEqual(before);
      // Counters go on where they stood.
      await addBuyer(database.db, 100);
      expect(await database.db.select().from(account)).toHaveLength(2);
      changed = await contents(database);
    } finally {
      await database.close();
    }
  });

  it('refuse a place that holds something, and change nothing with a file that is damaged or none of ours', async () => {
    const refused = await run(restoreCommand, place, archive);
    expect(refused.exitCode).toBe(1);
    expect(refused.err).toMatch(/Nothing was changed; --force replaces it\.\n$/);
    const damaged = join(folder, 'damaged.tar');
    const whole = readFileSync(archive);
    for (const bytes of [whole.subarray(0, whole.length / 3), Buffer.from('no archive'), Buffer.alloc(0)]) {
      writeFileSync(damaged, bytes);
      expect(await run(restoreCommand, place, damaged, '--force')).toMatchObject({ exitCode: 1, out: '' });
    }
    expect(await contentsOf(place)).toEqual(changed);
  });

  it('replace what is there with --force', async () => {
    expect(await run(restoreCommand, place, archive, '--force')).toMatchObject({ exitCode: 0, err: '' });
    expect(await contentsOf(place)).toEqual(before);
  });

  it('say in one line what is wrong', async () => {
    const empty = await emptyPlace();
    expect((await run(restoreCommand, empty)).err).toMatch(/^Which file\?.*\n$/);
    expect((await run(restoreCommand, empty, join(folder, 'none.tar'))).err).toMatch(
      /^There is no file .*\n$/,
    );
    expect((await run(backupCommand, empty, join(folder, 'empty.tar'))).err).toMatch(
      /nothing to back up\.\n$/,
    );
    expect((await run(backupCommand, empty, '--force')).err).toMatch(/^Unknown option.*\n$/);
    const other = server ? placeOf(undefined) : placeOf('postgresql://shop:hush@127.0.0.1:9/shop');
    const kind = await run(restoreCommand, other, archive);
    expect(kind.err).toMatch(/^The archive was made from .* cannot be restored into .*\n$/);
  });
});
