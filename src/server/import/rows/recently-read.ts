const LIMIT = 20_000;

/** Parts lists repeat themselves: what was read once is not read again, as long as it is remembered. */
export class RecentlyRead<Value> {
  #values = new Map<string, Value>();

  get(key: string, read: () => Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    if (this.#values.size >= LIMIT) this.#values = new Map();
    const value = read();
    this.#values.set(key, value);
    return value;
  }
}
