interface Sample {
  readonly at: number;
  readonly lsn: bigint;
}

const mostSamples = 1000;

/**
 * How far a replica is behind, from where the primary stood at known times: the clocks of the two servers are not compared, and a
 * primary that writes nothing makes no lag, nor does one that cannot be asked.
 */
export class ReplayLag {
  /** In order of time; the first is the newest that the replica has replayed, if it has replayed any. */
  #samples: Sample[] = [];
  #replayed = -1n;

  /** The primary stood here. */
  primary(lsn: bigint, at: number): void {
    this.#samples.push({ lsn, at });
    if (this.#samples.length > mostSamples) this.#samples.splice(1, 1);
  }

  /** The replica has replayed everything up to here. */
  replica(lsn: bigint): void {
    this.#replayed = lsn;
    const reached = this.#samples.findLastIndex((sample) => sample.lsn <= lsn);
    if (reached > 0) this.#samples.splice(0, reached);
  }

  hasReplayed(lsn: bigint): boolean {
    return this.#replayed >= lsn;
  }

  /** Milliseconds; infinite while nothing is known. */
  get ms(): number {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    if (!first || !last || first.lsn > this.#replayed) return Number.POSITIVE_INFINITY;
    return last.at - first.at;
  }
}
