import { Session } from 'node:inspector/promises';
import { parseJson } from '#domain/wire/parse-json.ts';

/** Bytes that a process holds after a full collection in each of its threads. */
export interface HeldMemory {
  /** Memory of the whole process, as the operating system counts it. */
  readonly resident: number;
  /** Objects of the main thread, and of each worker thread. */
  readonly heaps: readonly number[];
  /** Array buffers and other memory outside the heaps, as the main thread sees it. */
  readonly external: number;
}

interface HeapUsage {
  readonly usedSize: number;
}

/** Collects the garbage of all threads of this process by way of the inspector, which needs no flag and no help of the threads. */
export class MemoryProbe {
  readonly #session = new Session();
  readonly #threads = new Set<string>();
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #sent = 0;

  async open(): Promise<this> {
    this.#session.connect();
    this.#session.on('NodeWorker.attachedToWorker', ({ params }) => this.#threads.add(params.sessionId));
    this.#session.on('NodeWorker.detachedFromWorker', ({ params }) => this.#threads.delete(params.sessionId));
    this.#session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
      const { id, result } = parseJson<{ id?: number; result?: unknown }>(params.message);
      if (id === undefined) return;
      this.#waiting.get(id)?.(result);
      this.#waiting.delete(id);
    });
    await this.#session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    return this;
  }

  #ask<T>(sessionId: string, method: string): Promise<T> {
    this.#sent += 1;
    const id = this.#sent;
    // The protocol says what a method returns.
    const answer = new Promise<T>((settle) => this.#waiting.set(id, (result) => settle(result as T)));
    const message = JSON.stringify({ id, method });
    return this.#session.post('NodeWorker.sendMessageToWorker', { sessionId, message }).then(() => answer);
  }

  async measure(): Promise<HeldMemory> {
    await this.#session.post('HeapProfiler.collectGarbage');
    for (const id of this.#threads) await this.#ask(id, 'HeapProfiler.collectGarbage');
    // As above; Node declares fewer methods than it has.
    const own = (await this.#session.post('Runtime.getHeapUsage')) as unknown as HeapUsage;
    const others: HeapUsage[] = [];
    for (const id of this.#threads) others.push(await this.#ask<HeapUsage>(id, 'Runtime.getHeapUsage'));
    const { rss, external } = process.memoryUsage();
    return { resident: rss, external, heaps: [own, ...others].map(({ usedSize }) => usedSize) };
  }

  close(): void {
    this.#session.disconnect();
  }
}
