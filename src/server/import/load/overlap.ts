/**
 * Lets the next batch be prepared while the database still works on the one before. Work is started in order; a failure
 * comes out of the next call.
 */
export class Overlap {
  readonly #depth: number;
  #running: Promise<void>[] = [];

  constructor(depth: number) {
    this.#depth = depth;
  }

  async start(work: () => Promise<void>): Promise<void> {
    while (this.#running.length >= this.#depth) await this.#running.shift();
    const running = work();
    running.catch(() => undefined); // reported when the promise is awaited
    this.#running.push(running);
  }

  async end(): Promise<void> {
    while (this.#running.length > 0) await this.#running.shift();
  }

  /** Waits without reporting failures: after one, nothing may still be using the connection. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#running);
    this.#running = [];
  }
}
