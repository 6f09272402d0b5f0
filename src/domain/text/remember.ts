const usualLimit = 20_000;

/** A function of a text whose results are kept, for words that repeat; the memory is emptied at `limit` texts. */
export function remember<T>(make: (text: string) => T, limit: number = usualLimit): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (known.size >= limit) known.clear();
    known.set(text, made);
    return made;
  };
}
