import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { create } from 'tar';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { toolFolder } from '#server/backup/postgresql-tools.ts';
import { backupCommand, restoreCommand } from '#server/backup/run-command.ts';
import { quickFolder } from '#tests/support/quick-folder.ts';
import { prepareDataFolder } from '../support/pglite-snapshot.ts';
import { canRun, contentsOf, emptyPlace, type Place, run } from './shop-place.ts';

const kind = inject('postgresqlUrl') ? 'postgresql' : 'pglite';
const databaseFile = { postgresql: 'database.dump', pglite: 'database.tar.gz' }[kind];
const folder = mkdtempSync(join(quickFolder(), 'damaged-'));
const archive = join(folder, 'shop.tar.gz');
const given = join(folder, 'given');
let whole: Buffer;
let shop: Awaited<ReturnType<typeof emptyPlace>>;
let vacant: Awaited<ReturnType<typeof emptyPlace>>;
let before: unknown;

/** Names and contents of all files of a folder, and their modes. */
function filesOf(place: string): unknown {
  const entries = readdirSync(place, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]);
}

async function readPlace(place: Place): Promise<unknown> {
  return kind === 'pglite'
    ? filesOf(place.env.DATA_DIR)
    : { files: filesOf(place.env.DATA_DIR), database: await contentsOf(place) };
}

const manifest = {
  format: 1,
  database: kind,
  createdAt: '2026-01-05T09:00:00.000Z',
  migrations: ['0001_base.sql'],
};

/** Packs what `fill` writes into a folder next to a manifest and an empty dump. */
async function pack(fill: (inside: string) => void, options: { paths?: string[]; prefix?: string } = {}) {
  const inside = mkdtempSync(join(folder, 'inside-'));
  writeFileSync(join(inside, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(inside, databaseFile), 'no dump');
  mkdirSync(join(inside, 'files'));
  fill(inside);
  const paths = options.paths ?? readdirSync(inside);
  await create(
    { file: given, cwd: inside, preservePaths: true, ...(options.prefix ? { prefix: options.prefix } : {}) },
    paths,
  );
}

function cut(length: number) {
  return [`cut to ${length} bytes`, () => writeFileSync(given, whole.subarray(0, length))] as const;
}

function flip(share: number) {
  const damage = () => {
    const bytes = Buffer.from(whole);
    const at = Math.floor(bytes.length * share);
    bytes[at] = (bytes[at] ?? 0) ^ 0x10;
    writeFileSync(given, bytes);
  };
  return [`with a flipped bit after ${share} of it`, damage] as const;
}

const isWritten = (name: string, value: unknown) => (inside: string) =>
  writeFileSync(join(inside, name), typeof value === 'string' ? value : JSON.stringify(value));

const damages: readonly (readonly [string, () => unknown])[] = [
  ...[0, 1, 100, 511, 5000].map(cut),
  ...[0.25, 0.5, 0.9].map(
    (share) =>
      ['cut in the middle', () => writeFileSync(given, whole.subarray(0, whole.length * share))] as const,
  ),
  ['without its last byte', () => writeFileSync(given, whole.subarray(0, -1))],
  ...[0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99].map(flip),
  ['that is text', () => writeFileSync(given, 'no archive\n'.repeat(100))],
  ['that is empty blocks', () => writeFileSync(given, Buffer.alloc(10_240))],
  ['that is a folder', () => mkdirSync(given)],
  ['without a manifest', () => pack((inside) => rmSync(join(inside, 'manifest.json')))],
  ['without a database', () => pack((inside) => rmSync(join(inside, databaseFile)))],
  ['whose database is none', () => pack(() => undefined)],
  ['whose manifest is no JSON', () => pack(isWritten('manifest.json', '{'))],
  ['of a later format', () => pack(isWritten('manifest.json', { ...manifest, format: 2 }))],
  [
    'of a later shop',
    () => pack(isWritten('manifest.json', { ...manifest, migrations: ['9999_later.sql'] })),
  ],
  ['whose migrations are none', () => pack(isWritten('manifest.json', { ...manifest, migrations: [{}] }))],
  ['with a file of another name', () => pack(isWritten('evil.txt', 'evil'))],
  [
    'that leaves its folder',
    () => pack(isWritten('evil.txt', 'evil'), { paths: ['manifest.json', '../given-evil'] }),
  ],
  [
    'with an absolute path',
    () => pack(() => undefined, { paths: ['manifest.json', join(folder, 'shop.tar.gz')] }),
  ],
  ['with a link', () => pack((inside) => symlinkSync('/etc', join(inside, 'files', 'outbox')))],
  [
    'that brings a database among the files',
    () =>
      pack((inside) => {
        mkdirSync(join(inside, 'files', 'database'));
        writeFileSync(join(inside, 'files', 'database', 'PG_VERSION'), '18');
      }),
  ],
];

describe.skipIf(!canRun)('restore', () => {
  beforeAll(async () => {
    [shop, vacant] = [await emptyPlace(folder), await emptyPlace(folder)];
    if (kind === 'pglite') await prepareDataFolder(shop.env.DATA_DIR);
    await (await shop.open()).close();
    mkdirSync(join(shop.env.DATA_DIR, 'outbox'), { recursive: true });
    writeFileSync(join(shop.env.DATA_DIR, 'outbox', 'mail.json'), '{"to":"buyer@example.com"}');
    writeFileSync(join(folder, 'given-evil'), 'evil');
    expect(await run(backupCommand, shop, archive)).toMatchObject({ exitCode: 0 });
    whole = readFileSync(archive);
    before = await readPlace(shop);
  });
  afterAll(async () => {
    await Promise.all([shop.drop(), vacant.drop()]);
    rmSync(folder, { recursive: true });
  });

  it.each(damages)('refuses an archive %s in one line and changes nothing', async (_, damage) => {
    rmSync(given, { recursive: true, force: true });
    await damage();
    const missing: Place = { ...vacant, env: { ...vacant.env, DATA_DIR: join(vacant.env.DATA_DIR, 'deep') } };
    for (const [place, ...options] of [[missing], [shop, '--force']] as const) {
      const refused = await run(restoreCommand, place, given, ...options);
      expect(refused).toMatchObject({ exitCode: 1, out: '' });
      expect(refused.err).toMatch(/^[A-Z/][^\n]+\.\n$/);
    }
    expect(existsSync(vacant.env.DATA_DIR)).toBe(false);
    expect(readdirSync(shop.env.DATA_DIR).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(await readPlace(shop)).toEqual(before);
  });

  it.skipIf(kind === 'pglite')('puts the files back when the database cannot be loaded', async () => {
    const tools = mkdtempSync(join(folder, 'tools-'));
    for (const tool of ['pg_dump', 'pg_restore'])
      symlinkSync(join(toolFolder(0, process.env), tool), join(tools, tool));
    symlinkSync('/bin/false', join(tools, 'psql'));
    const place: Place = { ...shop, env: { ...shop.env, PG_BIN: tools } };
    expect(await run(restoreCommand, place, archive, '--force')).toMatchObject({ exitCode: 1, out: '' });
    expect(await readPlace(shop)).toEqual(before);
  });

  it('takes an archive of an earlier version, which is not compressed', async () => {
    const place = await emptyPlace(folder);
    rmSync(given, { recursive: true, force: true });
    writeFileSync(given, gunzipSync(whole));
    expect(await run(restoreCommand, place, given)).toMatchObject({ exitCode: 0, err: '' });
    await place.drop();
  });

  it('makes everything for its owner only', async () => {
    const place = await emptyPlace(folder);
    process.umask(0);
    expect(await run(restoreCommand, place, archive)).toMatchObject({ exitCode: 0, err: '' });
    const entries = readdirSync(place.env.DATA_DIR, { withFileTypes: true, recursive: true });
    const modes = entries.map((entry) => {
      const { mode } = statSync(join(entry.parentPath, entry.name));
      return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`;
    });
    modes.push(`data folder ${(statSync(place.env.DATA_DIR).mode & 0o777).toString(8)}`);
    expect(new Set(modes)).toEqual(new Set(['folder 700', 'file 600', 'data folder 700']));
    await place.drop();
  });
});
