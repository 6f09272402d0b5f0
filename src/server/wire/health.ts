import { setTimeout as pause } from 'node:timers/promises';
import { constants } from '#generated/constants.ts';
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

/** `GET /health`: 200 while the database responds, otherwise 503. For load balancers, so it needs no signature. */
export async function healthResponse(
  context: AppContext,
  { pool }: Pick<Services, 'pool'>,
): Promise<Response> {
  context.header('cache-control', 'no-store');
  if (await databaseAnswers(pool)) return context.json({ status: 'ok', database: 'ok' });
  return context.json({ status: 'unavailable', database: 'unavailable' }, 503);
}
