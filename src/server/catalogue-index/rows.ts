import { TypedFastBitSet } from 'typedfastbitset';

/** A set of rows of the index, a bit for each. */
export type RowSet = TypedFastBitSet;

/** A set without any row, with room for this number of rows. */
export function emptySet(rows = 0): RowSet {
  return TypedFastBitSet.fromWords(new Uint32Array(Math.ceil(rows / 32)));
}

type NumberArray = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

/** Room that a growing array gets beyond what it needs: much less than doubling, as the largest arrays are most of the memory. */
const spare = 1.125;
const leastRoom = 64;

/** The array with room for this many numbers; the same one where it has it. */
export function withRoom<T extends NumberArray>(array: T, length: number): T {
  if (array.length >= length) return array;
  // The constructor of a typed array makes one of the same type.
  const larger = new (array.constructor as new (length: number) => T)(Math.ceil(length * spare) + leastRoom);
  larger.set(array);
  return larger;
}
