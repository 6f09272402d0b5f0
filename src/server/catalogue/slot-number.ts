/** Twelve digits: `0.1u` and `100n` must not differ in their last bit. Null where there is no finite number. */
export function slotNumber(value: number | undefined): number | null {
  return value === undefined || !Number.isFinite(value) ? null : Number(value.toPrecision(12));
}
