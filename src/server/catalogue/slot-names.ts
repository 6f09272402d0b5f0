/** Typed slot columns of product_slot, in table order. */
export const numberSlots = Array.from({ length: 16 }, (_, index) => `n${index + 1}`);
export const textSlots = Array.from({ length: 16 }, (_, index) => `e${index + 1}`);
export const allSlots = [...numberSlots, ...textSlots];

const known = new Set(allSlots);

/** Slot names are inserted into SQL text, so only known names pass. */
export function slotName(slot: string): string {
  if (!known.has(slot)) throw new Error(`not a slot: ${slot}`);
  return slot;
}
