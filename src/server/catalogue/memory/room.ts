type Numbers = Uint8Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/**
 * An array with a number per product that is used again and again: after a few megabytes of new arrays the engine collects all garbage,
 * which holds up a call for about 30 ms.
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

  /** An array of this length, until the next one is taken. It still has the numbers of the one before. */
  take(length: number): T {
    if (this.#all.length < length) this.#all = new this.#make(length);
    return this.#all.subarray(0, length) as T; // A part of an array is of its type.
  }
}
