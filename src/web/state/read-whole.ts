/** A whole number from 1 as an address has it; undefined for any other text and above the limit. */
export function readWhole(text: string | null, most: number): number | undefined {
  const value = text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  return value <= most ? value : undefined;
}
