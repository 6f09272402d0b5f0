import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { load } from '../http-load.ts';
import { Client } from '../overload/client.ts';
import { threadsMs } from '../threads-ms.ts';
import { median } from '../timing.ts';
import { type Asked, bytesOf, type RecordedAnswer, recordAnswer } from './recorded-answer.ts';
import type { MeasuredShop } from './shop.ts';

/** Different requests, one after the other: nothing of them is ready. */
export interface Distinct {
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds of one core for each, the database included. */
  readonly processorMs: number;
  readonly perSecond: number;
}

/** One request again and again over several connections. */
export interface Repeated {
  readonly perSecond: number;
  /** Milliseconds of one core for each. */
  readonly processorMs: number;
  /** What the bare server sends of the same bytes. */
  readonly barePerSecond: number;
  /** Ours by that of the bare server, median of the rounds in which they take turns. */
  readonly share: number;
}

const patienceMs = 20_000;
const connections = 8;
const round = (value: number, digits = 2) => Number(value.toFixed(digits));

/** Milliseconds that each request took over one connection. */
export async function timeEach(port: number, asked: readonly Asked[]): Promise<number[]> {
  const client = new Client(port, patienceMs);
  const taken: number[] = [];
  for (const one of asked) {
    const begun = performance.now();
    const status = await client.send(bytesOf(one));
    taken.push(performance.now() - begun);
    if (status !== 200) throw new Error(`${one.method} ${one.address}: ${status}`);
  }
  client.close();
  return taken;
}

/** The time below which the given share of the times is. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

export async function measureDistinct(
  shop: Pick<MeasuredShop, 'port' | 'pid'>,
  asked: readonly Asked[],
): Promise<Distinct> {
  const before = threadsMs(shop.pid);
  const begun = performance.now();
  const taken = await timeEach(shop.port, asked);
  const seconds = (performance.now() - begun) / 1000;
  const used = threadsMs(shop.pid) - before;
  return {
    p50: percentile(taken, 0.5),
    p95: percentile(taken, 0.95),
    processorMs: round(used / asked.length, 3),
    perSecond: round(asked.length / seconds, 1),
  };
}

/** A bare server in a process of its own, with the answers that the shop gives to some requests. */
export async function startBare(port: number, asked: readonly Asked[], file: string) {
  const recorded: Record<string, RecordedAnswer> = {};
  for (const one of asked) recorded[one.address] = await recordAnswer(port, one);
  writeFileSync(file, JSON.stringify(recorded));
  const child = fork('tests/bench/speed/bare-server.ts', [file]);
  const [{ port: barePort }] = await once(child, 'message');
  return { port: barePort, stop: () => child.kill('SIGTERM') };
}

export interface Repeating {
  readonly shop: Pick<MeasuredShop, 'port' | 'pid'>;
  readonly barePort: number;
  readonly asked: Asked;
  readonly milliseconds: number;
  readonly rounds: number;
}

export async function measureRepeated(repeating: Repeating): Promise<Repeated> {
  const { shop, barePort, asked, milliseconds, rounds } = repeating;
  const request = bytesOf(asked);
  const turn = async (port: number) => {
    const done = await load({ port, request, milliseconds, connections });
    if (done.failed > 0) throw new Error(`${asked.address}: ${done.failed} requests failed`);
    return done.perSecond;
  };
  await turn(shop.port);
  await turn(barePort);
  const done: { ours: number; bare: number; processorMs: number }[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const before = threadsMs(shop.pid);
    const ours = await turn(shop.port);
    const used = threadsMs(shop.pid) - before;
    const bare = await turn(barePort);
    done.push({ ours, bare, processorMs: used / ((ours * milliseconds) / 1000) });
  }
  return {
    perSecond: median(done.map(({ ours }) => ours)),
    processorMs: round(median(done.map(({ processorMs }) => processorMs)), 3),
    barePerSecond: median(done.map(({ bare }) => bare)),
    share: round(median(done.map(({ ours, bare }) => ours / bare)), 3),
  };
}
