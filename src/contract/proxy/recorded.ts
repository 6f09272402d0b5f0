/** A copy of bytes that go by, given up where they become more than a limit. */
export class Kept {
  readonly #most: number;
  #chunks: Buffer[] = [];
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Records further bytes; from the limit on, none are kept. */
  add(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > this.#most) this.#chunks = [];
    else this.#chunks.push(chunk);
  }

  /** undefined where they were too many. */
  get bytes(): Buffer | undefined {
    return this.#size > this.#most ? undefined : Buffer.concat(this.#chunks);
  }
}
