interface Bucket {
  left: number;
  at: number;
}

const minuteMs = 60_000;
/** Addresses that are remembered at most, twice over; a flood of new ones must not fill the memory. */
const mostAddresses = 100_000;

/** Requests that one address may make, refilled evenly over a minute. In the process: it protects the process, not the data. */
export class RateLimit {
  readonly #perMinute: number;
  /** Addresses of the current minute, and those of the one before: no single request has to clear up all of them. */
  #recent = new Map<string, Bucket>();
  #earlier = new Map<string, Bucket>();
  #rotatedAt = 0;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Addresses that are remembered now. */
  get size(): number {
    return this.#recent.size + this.#earlier.size;
  }

  /** Seconds to wait, 0 when the request may go on. */
  take(address: string, nowMs: number): number {
    if (this.#perMinute === 0) return 0;
    const perMs = this.#perMinute / minuteMs;
    const known = this.#recent.get(address) ?? this.#earlier.get(address);
    const refilled = known ? known.left + (nowMs - known.at) * perMs : this.#perMinute;
    const left = Math.min(this.#perMinute, refilled);
    if (left < 1) return Math.max(1, Math.ceil((1 - left) / perMs / 1000));
    this.#rotate(nowMs);
    this.#recent.set(address, { left: left - 1, at: nowMs });
    return 0;
  }

  /** After a minute an address has its whole allowance again, so it need not be remembered for longer than two. */
  #rotate(nowMs: number): void {
    if (nowMs - this.#rotatedAt < minuteMs && this.#recent.size < mostAddresses) return;
    this.#earlier = this.#recent;
    this.#recent = new Map();
    this.#rotatedAt = nowMs;
  }
}
