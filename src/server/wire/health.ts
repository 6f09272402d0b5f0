import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { constants } from '#generated/constants.ts';
import { databaseFolder } from '#server/db/data-lock.ts';
import { isDiskFull } from '#server/db/disk-space.ts';
import type { Services } from '#server/services.ts';
import type { AppContext } from './caller.ts';

const patienceMs = 2000;

/** State of the database probe of an app. */
interface Probe {
  running: Promise<boolean> | undefined;
  lastGoodMs: number;
}

const probes = new WeakMap<object, Probe>();

function findProbe(pool: Services['pool']): Probe {
  const known = probes.get(pool) ?? { running: undefined, lastGoodMs: Number.NEGATIVE_INFINITY };
  probes.set(pool, known);
  return known;
}

async function ask(pool: Services['pool'], probe: Probe): Promise<boolean> {
  try {
    await pool.query('select 1');
    probe.lastGoodMs = performance.now();
    return true;
  } catch {
    probe.lastGoodMs = Number.NEGATIVE_INFINITY;
    return false;
  } finally {
    probe.running = undefined;
  }
}

/** Probes the database, once at a time for any number of requests. While a probe is slow, a recent success still counts. */
async function databaseAnswers(pool: Services['pool']): Promise<boolean> {
  const probe = findProbe(pool);
  probe.running ??= ask(pool, probe);
  const { running } = probe;
  const enough = new AbortController();
  const reportLate = (ms: number) =>
    pause(ms, 'late' as const, { signal: enough.signal }).catch(() => 'late' as const);
  try {
    const soon = await Promise.race([running, reportLate(constants.healthPatience)]);
    if (soon !== 'late') return soon;
    if (performance.now() - probe.lastGoodMs < constants.healthMemory * 1000) return true;
    return (await Promise.race([running, reportLate(patienceMs - constants.healthPatience)])) === true;
  } finally {
    enough.abort();
  }
}

/** What the probes found. */
interface Found {
  readonly isDatabaseUp: boolean;
  /** Of the embedded database. */
  readonly isDatabaseDiskFull: boolean;
  readonly isFileDiskFull: boolean;
}

/** The response to a load balancer: 503 while no order could be stored, `degraded` while only files and mails cannot. */
export function healthOf({ isDatabaseUp, isDatabaseDiskFull, isFileDiskFull }: Found) {
  const disk = isDatabaseDiskFull || isFileDiskFull ? 'full' : 'ok';
  if (!isDatabaseUp) return { http: 503, status: 'unavailable', database: 'unavailable', disk } as const;
  if (isDatabaseDiskFull) return { http: 503, status: 'unavailable', database: 'ok', disk } as const;
  return { http: 200, status: isFileDiskFull ? 'degraded' : 'ok', database: 'ok', disk } as const;
}

/** `GET /health`, for load balancers, so it needs no signature. */
export async function healthResponse(
  context: AppContext,
  { pool, config }: Pick<Services, 'pool' | 'config'>,
): Promise<Response> {
  context.header('cache-control', 'no-store');
  const { databaseUrl, dataDir } = config;
  const [isDatabaseUp, isDatabaseDiskFull, isFileDiskFull] = await Promise.all([
    databaseAnswers(pool),
    databaseUrl === undefined && isDiskFull(join(dataDir, databaseFolder)),
    isDiskFull(dataDir),
  ]);
  const { http, ...body } = healthOf({ isDatabaseUp, isDatabaseDiskFull, isFileDiskFull });
  return context.json(body, http);
}
