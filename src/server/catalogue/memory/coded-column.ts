/** A column in memory: one small number per product instead of its value. Code 0 says that the product does not state it. */
export interface CodedColumn {
  readonly slot: string;
  readonly slotHigh: string | null;
  /** By place of the product. */
  codes: Int32Array;
  /** Lower ends, single numbers or ids of texts by code; null for code 0. */
  readonly lows: (number | null)[];
  readonly highs: (number | null)[];
  readonly codeOf: Map<number | string, number>;
  /** How many products have each code. */
  readonly counts: number[];
}

export function emptyColumn(slot: string, slotHigh: string | null): CodedColumn {
  return {
    slot,
    slotHigh,
    codes: new Int32Array(),
    lows: [null],
    highs: [null],
    codeOf: new Map(),
    counts: [0],
  };
}

/** Counts products that have these codes now. */
export function countCodes({ counts }: CodedColumn, codes: Int32Array): void {
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** Gives a product another value. */
export function setCode({ codes, counts }: CodedColumn, place: number, code: number): void {
  const before = codes[place] ?? 0;
  counts[before] = (counts[before] ?? 0) - 1;
  counts[code] = (counts[code] ?? 0) + 1;
  codes[place] = code;
}

/** The code of a value in this column; a new one for a value that it did not have. */
export function codeOf(column: CodedColumn, low: number | null, high: number | null): number {
  if (low === null) return 0;
  const key = high === null ? low : `${low}|${high}`;
  const known = column.codeOf.get(key);
  if (known !== undefined) return known;
  const code = column.lows.length;
  column.codeOf.set(key, code);
  column.lows.push(low);
  column.highs.push(high);
  column.counts.push(0);
  return code;
}
