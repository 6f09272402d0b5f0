import { fitsConditions, readConditions } from '#domain/catalogue/conditions.ts';
import { inLanguage } from '#domain/language.ts';
import { countedCategories } from '#domain/search/counted-categories.ts';
import { countedHits } from '#domain/search/counted-total.ts';
import {
  bestValues,
  conditionsOf,
  indexCategories,
  matchCategories,
  partBeginning,
  readValues,
  shownCategory,
  suggestParts,
  type ValueCategory,
  valueCategories,
} from '#domain/suggestions/index.ts';
import type { Call, CustomHandlers } from '../call.ts';
import { offeredProduct } from '../cart/offered-product.ts';
import type { CatalogueProduct } from '../catalogue/conditions.ts';
import { productIn, viewOf } from '../catalogue/conditions.ts';

function findListedProducts({ world: { store, catalogue } }: Call): CatalogueProduct[] {
  return store
    .all('products')
    .filter((entry) => !entry.$withdrawn)
    .map((entry) => productIn(catalogue, entry));
}

function categoriesOf({ world: { catalogue } }: Call, products: readonly CatalogueProduct[]) {
  const all = [...catalogue.categories.values()];
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all.map((category) => ({
    id: category.id,
    name: category.name,
    products: products.filter((product) => product.isWithin(category)).length,
    parent: category.parentId === null ? undefined : catalogue.categories.get(category.parentId)?.name,
    isLeaf: !parents.has(category.id),
    columns: catalogue.columnsOf(category.id),
  }));
}

function partsOf(products: readonly CatalogueProduct[], keyWord: string, { language }: Call) {
  const key = partBeginning(keyWord);
  if (key === undefined) return [];
  const begun = products.filter(({ partKey }) => partKey.startsWith(key));
  const parts = begun.map(({ entry, partKey }) => ({
    ...offeredProduct(entry),
    key: partKey,
    productNum: entry.productNum,
    brand: entry.brand,
    name: inLanguage(entry.productName, language),
  }));
  return suggestParts(parts, key, language);
}

function valuesOf(
  call: Call,
  { keyWord, leaves, products }: { keyWord: string; leaves: ValueCategory[]; products: CatalogueProduct[] },
) {
  const { catalogue } = call.world;
  const view = viewOf(catalogue);
  const readings = readValues(keyWord, leaves, catalogue.texts());
  const counts = readings.map((reading) => {
    const read = readConditions(view, conditionsOf(reading));
    if (!read.ok) return 0;
    const fitting = products.filter((product) => fitsConditions(product, read.value));
    return countedHits(fitting.length);
  });
  return bestValues(readings, counts, call.language);
}

/** Custom because suggestions and counts are read from part numbers, categories and columns at once. */
export const suggestionsHandlers: CustomHandlers = {
  countSearchCategories(call, request) {
    const { catalogue } = call.world;
    const read = readConditions(viewOf(catalogue), request);
    // A keyword without a word finds nothing.
    const found = read.ok
      ? findListedProducts(call).filter((product) => fitsConditions(product, read.value))
      : [];
    const counts = [...Map.groupBy(found, ({ categoryId }) => categoryId)].flatMap(([id, products]) => {
      const name = catalogue.categories.get(id)?.name;
      if (!name) return [];
      const catalogName = inLanguage(name, call.language);
      return [{ catalogId: id, catalogName, productCount: products.length }];
    });
    const { categories, total } = countedCategories(counts);
    return { ok: true, data: categories, params: total };
  },

  listSearchSuggestions(call, { keyWord }) {
    const products = findListedProducts(call);
    const categories = categoriesOf(call, products);
    const leaves = valueCategories(categories);
    const data = {
      partNumbers: partsOf(products, keyWord, call),
      categories: matchCategories(keyWord, indexCategories(categories)).map((category) =>
        shownCategory(category, call.language),
      ),
      values: valuesOf(call, { keyWord, leaves, products }),
    };
    return { ok: true, data };
  },
};
