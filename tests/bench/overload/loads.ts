import { setTimeout as pause } from 'node:timers/promises';
import { keysOf } from '#domain/keys-of.ts';
import { Client, unanswered } from './client.ts';
import { type Kind, randomNumbers, requestOf } from './requests.ts';

/** Share of each kind. */
export type Mix = Readonly<Partial<Record<Kind, number>>>;

export interface Outcome {
  /** Answers with 200 per second, in all and by kind. */
  served: number;
  byKind: Partial<Record<Kind, number>>;
  /** 429 or 503, per second. */
  refused: number;
  /** Other statuses and requests without an answer, per second. */
  failed: number;
}

const patienceMs = 10_000;

class Counter {
  readonly #served = new Map<Kind, number>();
  #refused = 0;
  #failed = 0;

  note(kind: Kind, status: number): void {
    if (status === 200 || status === 404) this.#served.set(kind, (this.#served.get(kind) ?? 0) + 1);
    else if (status === 429 || status === 503) this.#refused += 1;
    else this.#failed += 1;
  }

  perSecond(seconds: number): Outcome {
    const rate = (count: number) => Math.round((count / seconds) * 10) / 10;
    const byKind = Object.fromEntries([...this.#served].map(([kind, count]) => [kind, rate(count)]));
    const served = rate([...this.#served.values()].reduce((sum, count) => sum + count, 0));
    return { served, byKind, refused: rate(this.#refused), failed: rate(this.#failed) };
  }
}

function chooser(mix: Mix, random: () => number): () => Kind {
  const rows = keysOf(mix).map((kind) => [kind, mix[kind] ?? 0] as const);
  return () => {
    let rest = random();
    for (const [kind, share] of rows) {
      rest -= share;
      if (rest < 0) return kind;
    }
    return rows[0]?.[0] ?? 'page';
  };
}

/** Keeps connections busy: each sends its next request when the last one was answered. */
export async function saturate(
  port: number,
  mix: Mix,
  connections: number,
  seconds: number,
): Promise<Outcome> {
  const counter = new Counter();
  const end = performance.now() + seconds * 1000;
  const lane = async (number: number) => {
    const random = randomNumbers(number + connections * 1000);
    const choose = chooser(mix, random);
    const client = new Client(port, patienceMs);
    while (performance.now() < end) {
      const kind = choose();
      counter.note(kind, await client.send(requestOf(kind, random)));
    }
    client.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => lane(number)));
  return counter.perSecond(seconds);
}

/** Sends requests at a rate whether or not earlier ones were answered, as visitors do. */
export async function offer(port: number, mix: Mix, perSecond: number, seconds: number): Promise<Outcome> {
  const counter = new Counter();
  const random = randomNumbers(4711);
  const choose = chooser(mix, random);
  const idle: Client[] = [];
  const open: Promise<void>[] = [];
  const begun = performance.now();
  const send = async () => {
    const kind = choose();
    const client = idle.pop() ?? new Client(port, patienceMs);
    const status = await client.send(requestOf(kind, random));
    if (performance.now() <= begun + seconds * 1000) counter.note(kind, status);
    if (status === unanswered) client.close();
    else idle.push(client);
  };
  for (let sent = 0; performance.now() < begun + seconds * 1000; await pause(5)) {
    const due = Math.floor(((performance.now() - begun) / 1000) * perSecond);
    for (; sent < due; sent += 1) open.push(send());
  }
  await Promise.all(open);
  for (const client of idle) client.close();
  return counter.perSecond(seconds);
}

/** Asks for `/health` again and again until it is stopped; gives the times in milliseconds, slowest last. */
export function watchHealth(port: number): () => Promise<{ times: number[]; notOk: number }> {
  const request = Buffer.from('GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
  const times: number[] = [];
  const state = { on: true, times, notOk: 0 };
  const run = async () => {
    const client = new Client(port, patienceMs);
    while (state.on) {
      const begun = performance.now();
      const status = await client.send(request);
      state.times.push(performance.now() - begun);
      if (status !== 200) state.notOk += 1;
      await pause(50);
    }
    client.close();
  };
  const running = run();
  return async () => {
    state.on = false;
    await running;
    return { times: state.times.sort((a, b) => a - b), notOk: state.notOk };
  };
}
