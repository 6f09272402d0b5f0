interface Bucket {
  left: number;
  at: number;
}

const minuteMs = 60_000;
/** Maximum number of addresses per map: a flood of new ones must not fill the memory. */
const maxAddresses = 100_000;

/**
 * Token bucket per client address, refilled evenly over a minute. Kept in the process because it protects the process, not the
 * data.
 */
export class RateLimit {
  readonly #perMinute: number;
  /** Buckets of the current and the previous minute: rotating two maps avoids sweeping all entries in one request. */
  #recent = new Map<string, Bucket>();
  #earlier = new Map<string, Bucket>();
  #rotatedAt = 0;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Number of tracked addresses. */
  get size(): number {
    return this.#recent.size + this.#earlier.size;
  }

  /** Takes one request from the allowance. Returns the seconds to wait, 0 when the request may proceed. */
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

  /** After a minute an allowance is full again, so entries older than two rotations are not needed. */
  #rotate(nowMs: number): void {
    if (nowMs - this.#rotatedAt < minuteMs && this.#recent.size < maxAddresses) return;
    this.#earlier = this.#recent;
    this.#recent = new Map();
    this.#rotatedAt = nowMs;
  }
}
