import { fitsConditions, readConditions } from '#domain/catalogue/conditions.ts';
import { inLanguage } from '#domain/language.ts';
import { partText } from '#domain/part-texts/index.ts';
import { countedCategories } from '#domain/search/counted-categories.ts';
import { mpnKey } from '#domain/search/tokens.ts';
import {
  bestValues,
  conditionsOf,
  indexCategories,
  matchCategories,
  orderParts,
  partBeginning,
  readValues,
  shownCategory,
  type ValueCategory,
} from '#domain/suggestions/index.ts';
import { constants } from '#generated/constants.ts';
import type { Call, CustomHandlers } from '../call.ts';
import type { CatalogueProduct } from '../catalogue/conditions.ts';
import { productIn, viewOf } from '../catalogue/conditions.ts';

function listed({ world: { store, catalogue } }: Call): CatalogueProduct[] {
  return store
    .all('products')
    .filter((entry) => !entry.$withdrawn)
    .map((entry) => productIn(catalogue, entry));
}

function categoriesOf({ world: { catalogue } }: Call, products: readonly CatalogueProduct[]) {
  return [...catalogue.categories.values()].map((category) => ({
    id: category.id,
    name: category.name,
    products: products.filter((product) => product.isWithin(category)).length,
    parent: category.parentId === null ? undefined : catalogue.categories.get(category.parentId)?.name,
    isLeaf: products.some(({ categoryId }) => categoryId === category.id),
  }));
}

function partsOf(products: readonly CatalogueProduct[], keyWord: string, { language }: Call) {
  const key = partBeginning(keyWord);
  if (key === undefined) return [];
  const begun = products.filter(({ partKey }) => partKey.startsWith(key));
  const parts = begun.map(({ entry, stock }) => ({ key: mpnKey(entry.productNum), stock, entry }));
  return orderParts(parts, key).map(({ entry }) => ({
    productId: entry.productId,
    productNum: entry.productNum,
    ...(entry.brand === '' ? {} : { brand: entry.brand }),
    productName: partText(entry.productName, language),
    stock: entry.stock,
  }));
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
    return Math.min(fitting.length, constants.searchCountLimit);
  });
  return bestValues(readings, counts, call.language);
}

/** Custom because suggestions and counts are read from part numbers, categories and columns at once. */
export const suggestionsHandlers: CustomHandlers = {
  countSearchCategories(call, request) {
    const { catalogue } = call.world;
    const read = readConditions(viewOf(catalogue), request);
    // A keyword without a word finds nothing.
    const found = read.ok ? listed(call).filter((product) => fitsConditions(product, read.value)) : [];
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
    const { catalogue } = call.world;
    const products = listed(call);
    const categories = categoriesOf(call, products);
    const leaves = categories
      .filter(({ isLeaf }) => isLeaf)
      .map(({ id, name, products: count }) => ({
        id,
        name,
        products: count,
        columns: catalogue.columnsOf(id).filter(({ screen, filters }) => screen && filters),
      }));
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
