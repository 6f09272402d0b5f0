import { nearBrands } from '#domain/brands/index.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { PlaceInput } from '../load/place-targets.ts';
import type { Brands } from '../rows/brands.ts';
import { isTranslated, newCategories } from './new-categories.ts';
import { type Overview, type RowOverview, someRows, type UntranslatedColumn } from './overview.ts';

/** What a file would bring that the shop does not have; to be called before it is loaded. */
export async function makeOverview(
  db: Queryable,
  { paths, statistics, definitions }: PlaceInput,
  {
    brands,
    rows,
    pricesLost,
  }: { readonly brands: Brands; readonly rows: RowOverview; readonly pricesLost: readonly number[] },
): Promise<Overview> {
  const used = paths.filter(({ number }) => statistics.byCategory.has(number));
  const { added, alike } = await newCategories(
    db,
    used,
    ({ number }) => statistics.byCategory.get(number)?.products ?? 0,
  );
  const newBrands = [...brands.added].sort();
  const { withoutParameters, withoutPrice, refused } = rows;
  return {
    newBrands,
    likeBrands: nearBrands(newBrands, brands.before),
    newCategories: added,
    likeCategories: alike,
    untranslatedColumns: untranslatedColumns(statistics, definitions),
    withoutParameters,
    withoutPrice,
    pricesLost: someRows(pricesLost),
    refused,
  };
}

function untranslatedColumns(
  { byCategory }: PlaceInput['statistics'],
  definitions: PlaceInput['definitions'],
): UntranslatedColumn[] {
  const found = new Map<string, UntranslatedColumn>();
  for (const { parameters } of byCategory.values()) {
    for (const key of parameters.keys()) {
      const definition = definitions.get(key);
      if (isTranslated(definition)) continue;
      const categories = (found.get(key)?.categories ?? 0) + 1;
      found.set(key, { key, name: definition.en, categories });
    }
  }
  return [...found.values()].sort((a, b) => b.categories - a.categories);
}
