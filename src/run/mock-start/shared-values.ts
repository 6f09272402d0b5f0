export type Params = Readonly<Record<string, object>>;

/** Most values of parameters are on many products: each is written once, and products hold its place. */
export class SharedValues {
  readonly all: object[] = [];
  readonly #places = new Map<string, number>();
  readonly #stated = new Set<string>();

  placesOf(params: Params): Record<string, number> {
    return Object.fromEntries(
      Object.entries(params).map(([column, value]) => [column, this.#place(column, value)]),
    );
  }

  has(column: string, value: object): boolean {
    return this.#stated.has(`${column} ${JSON.stringify(value)}`);
  }

  #place(column: string, value: object): number {
    const text = JSON.stringify(value);
    this.#stated.add(`${column} ${text}`);
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    this.#places.set(text, this.all.length);
    return this.all.push(value) - 1;
  }
}
