/** What the source of the web app uses of the description. */
export interface UsedByPages {
  /** Operations whose hook or function is imported somewhere. */
  readonly operations: ReadonlySet<string>;
  /** operationId → pointers of fields of its response that no page reads; `*` stands for every item. */
  readonly unread: ReadonlyMap<string, readonly string[]>;
}
