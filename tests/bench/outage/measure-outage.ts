import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '#server/db/client.ts';
import { type WriterEvent, Writers } from '#tests/api/outage/writers.ts';
import { callOver, startServer } from '#tests/api/start/server-process.ts';
import { checkLedgers } from '#tests/api/support/ledgers.ts';
import type { Outage, Stricken } from './outages.ts';

export interface MeasuredOutage {
  readonly what: string;
  /** Seconds from the blow to the first 503 with code 5002; absent where every call went through. */
  readonly firstRefusal?: number;
  /** Seconds that the slowest call took that was under way or began during the outage. */
  readonly slowestCall: number;
  /** Seconds from the end of the outage to the first order that was placed after it. */
  readonly recovery: number;
  readonly orders: number;
  readonly refusals: number;
}

const patienceMs = 120_000;
/** Orders before the outage and after it. */
const calm = 50;

/** The times of one outage, on the clock of `performance.now()`. */
interface Times {
  readonly struck: number;
  readonly healed: number;
}

function figures(events: readonly WriterEvent[], { struck, healed }: Times) {
  const after = events.filter(({ at }) => at >= struck);
  const refused = after.find(({ kind }) => kind === 'refused');
  const placed = after.find(({ at, took, kind }) => kind === 'placed' && at - took >= healed);
  const touched = after.filter(({ at, took }) => at - took <= healed);
  return {
    ...(refused && refused.at < healed ? { firstRefusal: (refused.at - struck) / 1000 } : {}),
    slowestCall: Math.max(0, ...touched.map(({ took }) => took)) / 1000,
    recovery: ((placed?.at ?? Number.POSITIVE_INFINITY) - healed) / 1000,
  };
}

async function strikeAndHeal(writers: Writers, stricken: Stricken): Promise<Times> {
  await writers.untilPlaced(calm, patienceMs);
  const called = performance.now();
  const struck = (await stricken.strike()) ?? called;
  if (stricken.lastsMs !== undefined) {
    await writers.untilRefused(patienceMs);
    await setTimeout(stricken.lastsMs);
  }
  await stricken.heal();
  const healed = performance.now();
  await writers.untilPlaced(calm, patienceMs);
  return { struck, healed };
}

/** Strikes the database of a server process under ten writers; fails when the process ends, or an order is lost or doubled. */
export async function measureOutage({ what, prepare }: Outage): Promise<MeasuredOutage> {
  const folder = mkdtempSync(join(tmpdir(), 'outage-'));
  const stricken = await prepare();
  try {
    const { databaseUrl, dataDir = folder } = stricken;
    const where = { dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
    const prepared = await openDatabase(where);
    const writers = await Writers.prepare(prepared.db).finally(prepared.close);
    const server = await startServer({
      DATA_DIR: dataDir,
      CALLS_PER_MINUTE: '0',
      MEMBER_LIMITS: '0',
      LOG_LEVEL: 'error',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    });
    let times: Times;
    try {
      writers.start((fields, { token, idempotencyKey }) =>
        callOver(server.address, 'submitDirectOrder', { ...fields, token }, idempotencyKey),
      );
      times = await strikeAndHeal(writers, stricken);
      await writers.stop();
    } catch (error) {
      throw new Error(`${what}: the server printed ${server.readOutput()}`, { cause: error });
    } finally {
      await server.end('SIGTERM');
    }
    const left = await openDatabase(where);
    try {
      await writers.check(left.db);
      await checkLedgers(left);
    } finally {
      await left.close();
    }
    const { placed: orders, refusals } = writers;
    return { what, ...figures(writers.events, times), orders, refusals };
  } finally {
    await stricken.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
