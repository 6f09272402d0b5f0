type Numbers = Uint8Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/**
 * Room for one number per product that is used again and again: the engine collects all garbage after a few megabytes of new arrays, which
 * took a call about 30 ms.
 */
export class Room<T extends Numbers> {
  readonly #make: new (
    length: number,
  ) => T;
  #all: T;

  constructor(make: new (length: number) => T) {
    this.#make = make;
    this.#all = new make(0);
  }

  /** Room for this many numbers until it is taken again; what was in it before still is. */
  take(length: number): T {
    if (this.#all.length < length) this.#all = new this.#make(length);
    return this.#all.subarray(0, length) as T; // A part of an array is of its type.
  }
}
