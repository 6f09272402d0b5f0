/** The typed places of a product_slot row, in the order of the table. */
export const numberSlots = Array.from({ length: 16 }, (_, at) => `n${at + 1}`);
export const textSlots = Array.from({ length: 16 }, (_, at) => `e${at + 1}`);
export const allSlots = [...numberSlots, ...textSlots];

const known = new Set(allSlots);

/** Slot names go into SQL text, so nothing but a name of the table passes. */
export function slotName(slot: string): string {
  if (!known.has(slot)) throw new Error(`not a slot: ${slot}`);
  return slot;
}
