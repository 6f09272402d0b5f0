import { asList, asObject, asText, isObject, type Json, type JsonObject } from '#description/json.ts';
import { callOrSkip, PreconditionUnmet } from '../precondition.ts';
import type { Recipe } from './recipe.ts';
import type { ShopActors } from './shop-actors.ts';

/** The products of the first page under some conditions. */
export async function listedProducts({ visitor }: ShopActors, fields = {}): Promise<JsonObject[]> {
  const { json } = await callOrSkip(visitor, 'listProducts', { pageSize: 20, ...fields });
  return asList(asObject(json).data).filter(isObject);
}

/** The first product that has a text, and that text. */
async function textOfProduct(actors: ShopActors, field: string): Promise<string> {
  const texts = (await listedProducts(actors)).map((product) => asText(product[field]));
  const found = texts.find((text) => text !== '');
  if (found === undefined) throw new PreconditionUnmet(`the target lists no product with ${field}`);
  return found;
}

/** The categories of the last level that have products. */
export async function leafCategories({ visitor }: ShopActors): Promise<JsonObject[]> {
  const { json } = await callOrSkip(visitor, 'getCatalogTree');
  const leaves = asList(asObject(json).data).flatMap(leavesOf);
  const found = leaves.filter(({ productCount }) => Number(productCount) > 0);
  if (found.length === 0) throw new PreconditionUnmet('the target has no category with products');
  return found;
}

function leavesOf(node: Json): JsonObject[] {
  const category = asObject(node);
  const children = asList(category.children);
  return children.length > 0 ? children.flatMap(leavesOf) : [category];
}

/** Searches: texts that the target has, so that something is found. */
export const searchRecipes: Readonly<Record<string, Recipe>> = {
  searchAll: async (actors) => ({
    caller: actors.visitor,
    fields: { keyWord: await textOfProduct(actors, 'packageName') },
  }),
  countSearchCategories: async (actors) => ({
    caller: actors.visitor,
    fields: { keyWord: await textOfProduct(actors, 'packageName') },
  }),
  listSearchSuggestions: async (actors) => ({
    caller: actors.visitor,
    fields: { keyWord: asText((await leafCategories(actors))[0]?.catalogName) },
  }),
};
