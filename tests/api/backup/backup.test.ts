import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { backupCommand, restoreCommand } from '#server/backup/run-command.ts';
import { account } from '#server/db/schema/ledger.ts';
import { quickFolder } from '#tests/support/quick-folder.ts';
import { addBuyer, addOrder, addStock } from '../exactly-once/stocked-shop.ts';
import { openTestDatabase } from '../support/database.ts';
import { prepareDataFolder } from '../support/pglite-snapshot.ts';
import { urlOfDatabase } from '../support/postgresql-setup.ts';
import { canRun, contents, contentsOf, emptyPlace, type Place, placeIn, run } from './shop-place.ts';

const server = inject('postgresqlUrl');
const folder = mkdtempSync(join(quickFolder(), 'backup-'));
const archive = join(folder, 'shop.tar.gz');

describe.skipIf(!canRun)('backup and restore', () => {
  let original: Place;
  let place: Awaited<ReturnType<typeof emptyPlace>>;
  let changed: Record<string, unknown>;
  let before: Record<string, unknown>;
  let close: () => Promise<void> = async () => undefined;

  beforeAll(async () => {
    if (server) {
      const copy = await openTestDatabase();
      close = copy.close;
      const { rows } = await copy.pool.query<{ name: string }>('select current_database() as name');
      original = placeIn(folder, urlOfDatabase(server, rows[0]?.name ?? ''));
      mkdirSync(original.env.DATA_DIR);
    } else {
      original = placeIn(folder);
      await prepareDataFolder(original.env.DATA_DIR);
    }
    const database = await original.open();
    const buyer = await addBuyer(database.db, 12_300);
    await addOrder(database.db, buyer.id, 400);
    await addStock(database.db, 7);
    before = await contents(database);
    place = await emptyPlace(folder);
    await database.close();
    mkdirSync(join(original.env.DATA_DIR, 'outbox'));
    writeFileSync(join(original.env.DATA_DIR, 'outbox', 'mail.json'), '{"to":"buyer@example.com"}');
  });
  afterAll(async () => {
    await close();
    await place.drop();
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
    const mail = join(place.env.DATA_DIR, 'outbox', 'mail.json');
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

  it('refuse a place that holds something', async () => {
    const refused = await run(restoreCommand, place, archive);
    expect(refused.exitCode).toBe(1);
    expect(refused.err).toMatch(/Nothing was changed; --force replaces it\.\n$/);
    expect(await contentsOf(place)).toEqual(changed);
  });

  it('replace what is there with --force', async () => {
    expect(await run(restoreCommand, place, archive, '--force')).toMatchObject({ exitCode: 0, err: '' });
    expect(await contentsOf(place)).toEqual(before);
  });

  it('say in one line what is wrong', async () => {
    const empty = await emptyPlace(folder);
    onTestFinished(empty.drop);
    expect((await run(restoreCommand, empty)).err).toMatch(/^Which file\?.*\n$/);
    expect((await run(restoreCommand, empty, join(folder, 'none.tar'))).err).toMatch(
      /^There is no file .*\n$/,
    );
    expect((await run(backupCommand, empty, join(folder, 'empty.tar'))).err).toMatch(
      /nothing to back up\.\n$/,
    );
    expect((await run(backupCommand, empty, '--force')).err).toMatch(/^Unknown option.*\n$/);
    const other = server ? placeIn(folder) : placeIn(folder, 'postgresql://shop:hush@127.0.0.1:9/shop');
    const kind = await run(restoreCommand, other, archive);
    expect(kind.err).toMatch(/^The archive was made from .* cannot be restored into .*\n$/);
  });
});
