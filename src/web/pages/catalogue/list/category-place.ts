import type { Catalog } from '#generated/hooks/model/catalog.ts';

/** The position of a category in the tree. */
export interface CategoryPlace {
  readonly category: Catalog;
  /** From the first level down to its parent. */
  readonly above: readonly Catalog[];
  /** Its siblings, itself included. */
  readonly siblings: readonly Catalog[];
}

type Places = ReadonlyMap<number, CategoryPlace>;

/** A tree is read once and never changed; on the server many pages share it. */
const placesOf = new WeakMap<readonly Catalog[], Places>();

function addPlaces(
  siblings: readonly Catalog[],
  above: readonly Catalog[],
  places: Map<number, CategoryPlace>,
) {
  for (const category of siblings) {
    places.set(category.catalogId, { category, above, siblings });
    addPlaces(category.children ?? [], [...above, category], places);
  }
  return places;
}

/** Finds a category in the tree, or undefined where the shop has none with this id. */
export function findPlace(tree: readonly Catalog[], catalogId: number): CategoryPlace | undefined {
  const places = placesOf.get(tree) ?? addPlaces(tree, [], new Map());
  placesOf.set(tree, places);
  return places.get(catalogId);
}
