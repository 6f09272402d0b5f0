// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A value of the keyword by which parts are ordered, as 18pF, 13k or 12MHz, and that no product has together with the other words, with
 * the nearest values that products have together with them. Every listed product has one of these. `droppedWords` names the value too.
 * Absent when products have it, or none has a value near it.
 */
export interface NearestValues {
  /**
     * The value as it was typed.
     * @minLength 1
     * @maxLength 100
     */
  word: string;
  /**
     * The nearest value below and the nearest above, where there are any, in the unit of the keyword.
     * @minItems 1
     * @maxItems 2
     * @items.minLength 1
     * @items.maxLength 100
     */
  values: string[];
}
