/** The numbers that `int4send` wrote. */
export function int32At(bytes: Buffer | null): Int32Array {
  const size = (bytes?.length ?? 0) / 4;
  return Int32Array.from({ length: size }, (_, at) => bytes?.readInt32BE(at * 4) ?? 0);
}

export function joined(parts: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
