interface Sample {
  readonly at: number;
  readonly lsn: bigint;
}

const mostSamples = 1000;

/**
 * Replica lag derived from the primary's positions at known times. It does not compare the clocks of the two servers, and shows
 * no lag while the primary writes nothing or cannot be reached.
 */
export class ReplayLag {
  /** In chronological order; the first is the newest that the replica has replayed, if any. */
  #samples: Sample[] = [];
  #replayed = -1n;

  /** Records the primary's current position. */
  primary(lsn: bigint, at: number): void {
    this.#samples.push({ lsn, at });
    if (this.#samples.length > mostSamples) this.#samples.splice(1, 1);
  }

  /** Records that the replica has replayed up to this position. */
  replica(lsn: bigint): void {
    this.#replayed = lsn;
    const reached = this.#samples.findLastIndex((sample) => sample.lsn <= lsn);
    if (reached > 0) this.#samples.splice(0, reached);
  }

  hasReplayed(lsn: bigint): boolean {
    return this.#replayed >= lsn;
  }

  /** In milliseconds; infinite while unknown. */
  get ms(): number {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    if (!first || !last || first.lsn > this.#replayed) return Number.POSITIVE_INFINITY;
    return last.at - first.at;
  }
}
