/**
 * An entry of a collection: the fields of the wire, texts in both languages where they are translated, and names that start
 * with `$` for what no answer shows.
 */
export interface Entry {
  readonly $id: number;
  /** Id of the member who owns it. */
  readonly $owner?: number;
  readonly [field: string]: unknown;
}

export interface Owned extends Entry {
  readonly $owner: number;
}
