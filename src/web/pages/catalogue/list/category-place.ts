import type { Catalog } from '#generated/hooks/model/catalog.ts';

/** The position of a category in the tree. */
export interface CategoryPlace {
  readonly category: Catalog;
  /** From the first level down to its parent. */
  readonly above: readonly Catalog[];
  /** Its siblings, itself included. */
  readonly siblings: readonly Catalog[];
}

/** Finds a category in the tree, or undefined where the shop has none with this id. */
export function findPlace(
  tree: readonly Catalog[],
  catalogId: number,
  above: readonly Catalog[] = [],
): CategoryPlace | undefined {
  for (const category of tree) {
    if (category.catalogId === catalogId) return { category, above, siblings: tree };
    const found = findPlace(category.children ?? [], catalogId, [...above, category]);
    if (found) return found;
  }
  return undefined;
}
