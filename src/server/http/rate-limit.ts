/** Calls that one address may make, refilled evenly over a minute. In the process: it protects the process, not the data. */
export class RateLimit {
  readonly #perMinute: number;
  readonly #left = new Map<string, { calls: number; at: number }>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Seconds to wait, 0 when the call may go on. */
  take(address: string, nowMs: number): number {
    if (this.#perMinute === 0) return 0;
    const perMs = this.#perMinute / 60_000;
    const known = this.#left.get(address);
    const refilled = known ? known.calls + (nowMs - known.at) * perMs : this.#perMinute;
    const calls = Math.min(this.#perMinute, refilled);
    if (calls < 1) return Math.max(1, Math.ceil((1 - calls) / perMs / 1000));
    this.#left.set(address, { calls: calls - 1, at: nowMs });
    if (this.#left.size > 10_000) this.#forgetRested(nowMs);
    return 0;
  }

  #forgetRested(nowMs: number): void {
    for (const [address, { at }] of this.#left) if (nowMs - at > 60_000) this.#left.delete(address);
  }
}
