import { asList, type Json } from '#description/json.ts';
import { compareNode } from '../call/compare-node.ts';
import type { CallPair } from '../call/pair-operations.ts';
import type { Report } from '../call/report.ts';
import { isSame } from '../schema/canonical.ts';
import { placeOf } from '../schema/place.ts';

/** Reports the small extensions of an operation: codes, waits, page sizes, keys, hints and texts. */
export function compareMarks(pair: CallPair, report: Report): void {
  const { base, now } = pair;
  const [before, after] = [base, now].map((call) => placeOf(call.document, call.node, call.pointer));
  if (before && after) compareNode({ base: before, now: after, at: '', side: 'request' }, report);
  compareCodes(pair, report);
  const spot = (key: string): Spot => ({
    pointer: `${now.pointer}/${key}`,
    was: base.node[key],
    is: now.node[key],
  });
  compareNumber('cooldown', spot('x-cooldown'), report);
  compareNumber('hourly-limit', spot('x-hourly-limit'), report);
  const sizes = spot('x-page-size');
  if (!isSame(sizes.was, sizes.is)) report.call('page-size-changed', sizes);
  const key = spot('x-idempotent');
  if (key.was !== key.is) report.call(key.is === true ? 'idempotent-added' : 'idempotent-removed', key);
}

interface Spot {
  readonly pointer: string;
  readonly was: Json | undefined;
  readonly is: Json | undefined;
}

function compareCodes({ base, now }: CallPair, report: Report): void {
  const [old, young] = [asList(base.node['x-codes']), asList(now.node['x-codes'])];
  const pointer = `${now.pointer}/x-codes`;
  for (const was of old) if (!young.includes(was)) report.call('code-removed', { pointer, was });
  for (const is of young) if (!old.includes(is)) report.call('code-added', { pointer, is });
}

function compareNumber(name: 'cooldown' | 'hourly-limit', spot: Spot, report: Report): void {
  const { was, is } = spot;
  if (was === is) return;
  if (was === undefined) report.call(`${name}-added`, spot);
  else if (is === undefined) report.call(`${name}-removed`, spot);
  else report.call(Number(is) > Number(was) ? `${name}-raised` : `${name}-lowered`, spot);
}
