const microsPerCent = 10_000;
const million = 1_000_000n;

/**
 * Dollar cents (at most 4 decimals) as yuan cents with 4 decimals, rounded half up once. `rateMicros`: yuan for one
 * dollar in millionths. Exact: computed in millionths of the currency unit, as whole numbers.
 */
export function yuanPrice(dollarCents: number, rateMicros: number): number {
  const micros = BigInt(Math.round(dollarCents * microsPerCent));
  const yuanMicros = (micros * BigInt(rateMicros) * 2n + million) / (million * 2n);
  return Number(yuanMicros) / microsPerCent;
}
