/** The code of every key that an input method takes. */
const takenKey = 229;

/**
 * Whether a key belongs to an input method, such as the Enter that ends a Chinese composition. Safari ends the composition before it
 * reports that key, which then has nothing left of it but its code.
 */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === takenKey;
}
