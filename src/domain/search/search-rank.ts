const shortestKey = 2;

/** Whether a part number starts with the whole keyword, which finds it in any case; a single character does not. */
export function startsWithKey(key: string, wanted: string): boolean {
  return wanted.length >= shortestKey && key.startsWith(wanted);
}

/** The place of a product in a search, the smaller the better: the exact part number, its beginning, in stock, the rest. */
export function searchRank(
  wanted: string,
  product: { readonly key: string; readonly stock: number },
): number {
  const { key, stock } = product;
  const byKey = key === wanted ? 0 : key.startsWith(wanted) ? 1 : 2;
  return byKey * 2 + (stock === 0 ? 1 : 0);
}
