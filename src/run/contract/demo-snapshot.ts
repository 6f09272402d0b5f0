import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeSnapshot } from '#server/db/dump.ts';
import { demoShop } from '#server/seed/demo-shop.ts';
import { fillDemoShop } from '#server/seed/fill-demo-shop.ts';

const folder = '.cache/contract';

/** Everything that the content of the demo shop depends on. */
const sources = [
  'package-lock.json',
  'src/demo/**/*',
  'src/domain/**/*.ts',
  'src/server/{catalogue,db,documents,import,ledger,order-submit,search,seed}/**/*',
];

/** The moment at which the demo shop was filled; the clock of the check starts here. */
export const demoMoment = new Date('2026-03-02T08:00:00.000Z');

function fingerprint(): string {
  const hash = createHash('sha256');
  const isSource = (name: string) => /\.\w+$/.test(name) && !name.endsWith('.test.ts');
  for (const name of globSync(sources).filter(isSource).sort()) hash.update(name).update(readFileSync(name));
  return hash.digest('hex').slice(0, 16);
}

function makeSnapshot(file: string): Promise<void> {
  return writeSnapshot(file, (database) => fillDemoShop(database, demoShop(database.pool), demoMoment));
}

const dayMs = 86_400_000;
/** A lock that is older was left behind by a process that was ended. */
const longestMakingMs = 180_000;
const pauseMs = 200;

function ageOf(file: string): number {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

/** Another process may still load a snapshot of a minute ago. */
function removeOld(): void {
  for (const name of readdirSync(folder)) {
    const old = join(folder, name);
    if (name.endsWith('.tar') && ageOf(old) > dayMs) rmSync(old, { force: true });
  }
}

function takeLock(lock: string): boolean {
  if (ageOf(lock) > longestMakingMs) rmSync(lock, { recursive: true, force: true });
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

/**
 * A file with the database of the demo shop, made once for each state of what fills it, by one of the processes that want it;
 * loading it takes two seconds.
 */
export async function demoSnapshot(): Promise<string> {
  const file = join(folder, `${fingerprint()}.tar`);
  const lock = `${file}.lock`;
  mkdirSync(folder, { recursive: true });
  while (!existsSync(file)) {
    if (!takeLock(lock)) {
      await setTimeout(pauseMs);
      continue;
    }
    try {
      removeOld();
      if (!existsSync(file)) await makeSnapshot(file);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  return file;
}
