import { endianness } from 'node:os';

const isSwapped = endianness() === 'LE';

/** The numbers that `int4send` wrote. */
export function int32At(bytes: Buffer | null): Int32Array {
  const numbers = new Int32Array((bytes?.length ?? 0) / 4);
  const copy = Buffer.from(numbers.buffer);
  bytes?.copy(copy);
  if (isSwapped) copy.swap32();
  return numbers;
}

export function joinArrays(parts: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
