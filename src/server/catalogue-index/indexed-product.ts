/** A value of a column: both ends of a range, a single number with no upper end, or the id of a text. */
export interface ColumnValue {
  readonly columnId: number;
  readonly low: number;
  readonly high: number | null;
}

/** What changes often: a product that gets another offer keeps its row. */
export interface Offer {
  readonly stock: number;
  /** Micros for one piece; null where the price is on request. */
  readonly unitPrice: number | null;
  /** Price breaks by ascending quantity, with the price of each in micros. */
  readonly breakQty: readonly number[];
  readonly breakPrice: readonly number[];
  readonly isNew: boolean;
  readonly isHot: boolean;
}

/** A listed product as the index takes it. */
export interface IndexedProduct extends Offer {
  readonly id: number;
  /** The leaf category. */
  readonly categoryId: number;
  /** The part number as `mpnKey` writes it. */
  readonly key: string;
  /** Search tokens, separated by spaces; none contains one. */
  readonly tokens: string;
  readonly values: readonly ColumnValue[];
}
