import { asList, asObject, asText, isObject, type JsonObject } from '#description/json.ts';
import { columnListTypeValues, columnRangesValues, columnScreenValues } from '#generated/enums.ts';
import type { Fields } from '../exchange.ts';
import { callOrSkip, PreconditionUnmet } from '../precondition.ts';
import type { FurtherCase } from './further-case.ts';
import { backorderedProduct } from './products.ts';
import { leafCategories, listedProducts } from './recipes-search.ts';
import type { ShopActors } from './shop-actors.ts';

/** Characters: one that is wrong does not make it another part number. */
const longPartNumber = 10;

async function longPartNumberOf(actors: ShopActors): Promise<string> {
  const partNumbers = (await listedProducts(actors)).map(({ productNum }) => asText(productNum));
  const found = partNumbers.find((one) => one.length >= longPartNumber && /^[A-Z\d]+$/.test(one));
  if (found === undefined) throw new PreconditionUnmet('the target lists no product with a long part number');
  return found;
}

const { notInTable } = columnListTypeValues;
const { isFilter } = columnScreenValues;
/** A table has no room for more at once. */
const mostFurther = 8;

interface FilterColumn {
  readonly catalogId: number;
  readonly columnId: number;
  /** Its first value that is not zero. */
  readonly choice: JsonObject;
}

/** A column of numbers in some category that fits. */
async function numberColumn(actors: ShopActors, fits: (facet: JsonObject) => boolean): Promise<FilterColumn> {
  for (const { catalogId } of await leafCategories(actors)) {
    const fields = { catalogId: Number(catalogId) };
    const { json } = await callOrSkip(actors.visitor, 'countProductFacets', fields);
    const facets = asList(asObject(json).data).filter(isObject);
    const facet = facets.find((one) => one.kind === 'number' && fits(one));
    const choice = asList(facet?.values)
      .filter(isObject)
      .find(({ value }) => asText(value) !== '0');
    if (facet && choice) return { catalogId: Number(catalogId), columnId: Number(facet.columnId), choice };
  }
  throw new PreconditionUnmet('the target has no column of numbers of this kind');
}

const hasUnit = ({ unit, ranges }: JsonObject) =>
  asText(unit) !== '' && ranges !== columnRangesValues.valueRanges;

const hasRanges = ({ ranges }: JsonObject) => ranges === columnRangesValues.valueRanges;

/** A search made of the part number of a product. */
function searchOf(id: string, what: string, keyWordOf: (partNumber: string) => string): FurtherCase {
  const request = async (actors: ShopActors) => ({
    caller: actors.visitor,
    fields: { keyWord: keyWordOf(await longPartNumberOf(actors)) },
  });
  return { id, what, request };
}

/** A condition on the products of a category, as the list and the counts take it. */
function conditionOf(what: string, fieldsOf: (actors: ShopActors) => Promise<Fields>): FurtherCase[] {
  return ['listProducts', 'countProductFacets'].map((id) => ({
    id,
    what,
    request: async (actors) => ({ caller: actors.visitor, fields: await fieldsOf(actors) }),
  }));
}

/** A range of prices at a quantity, around the price of a product. */
async function priceRange(actors: ShopActors): Promise<Fields> {
  const quantity = 100;
  const products = await listedProducts(actors, { quantity });
  const product = products.find(({ quantityPrice }) => Number(quantityPrice) > 0);
  if (!product) throw new PreconditionUnmet('the target lists no product with a price');
  const price = Number(product.quantityPrice);
  const [minPrice, maxPrice] = [price, Math.ceil(price * 2)];
  return { catalogId: Number(product.catalogId), quantity, minPrice, maxPrice };
}

/** The quantity that the first product in stock has. */
async function piecesInStock(actors: ShopActors): Promise<Fields> {
  const product = (await listedProducts(actors)).find(({ stock }) => Number(stock) > 0);
  if (!product) throw new PreconditionUnmet('the target lists no product in stock');
  return { catalogId: Number(product.catalogId), minStock: Number(product.stock) };
}

/** A part number with a value that its ranges have between their ends, and that it does not state. */
async function valueWithin(actors: ShopActors): Promise<string> {
  const { catalogId, columnId, choice } = await numberColumn(actors, hasRanges);
  const [low = 0, high = 0] = asText(choice.value).replace('=', '').split('..').map(Number);
  const products = await listedProducts(actors, { catalogId, [`column${columnId}`]: asText(choice.value) });
  const [product] = products;
  const unit = /[^\d\s.~+-]+$/.exec(asText(choice.label))?.[0] ?? '';
  if (!product || high <= low) throw new PreconditionUnmet('the target has no range of numbers');
  return `${product.productNum} ${Math.round(((low + 2 * high) / 3) * 10) / 10}${unit}`;
}

/** Units in which values come in series, so that the neighbours of one that is missing are known. */
const seriesUnits = new Set(['Ω', 'F', 'H']);
/** Between two values of any series. */
const betweenSteps = 1.013;

/** A value that no product has, a little above one that products have. */
async function missingValue(actors: ShopActors): Promise<string> {
  const { choice } = await numberColumn(
    actors,
    (facet) => hasUnit(facet) && seriesUnits.has(asText(facet.unit)),
  );
  const [, figure = '', unit = ''] = /^([\d.]+)\s*(\S+)$/.exec(asText(choice.label)) ?? [];
  if (unit === '') throw new PreconditionUnmet('the target has no value with a unit');
  return `${Number((Number(figure) * betweenSteps).toPrecision(4))}${unit}`;
}

/** A category with parameters that its table does not show, and the ids of these. */
async function furtherColumns(actors: ShopActors): Promise<Fields> {
  for (const { catalogId } of await leafCategories(actors)) {
    const { json } = await callOrSkip(actors.visitor, 'listColumns', { catalogId: Number(catalogId) });
    const further = asList(asObject(json).data)
      .filter(isObject)
      .filter(({ listType, screen }) => listType === notInTable && screen === isFilter);
    const ids = further.slice(0, mostFurther).map(({ columnId }) => Number(columnId));
    if (ids.length > 0) return { catalogId: Number(catalogId), moreColumns: ids.join(',') };
  }
  throw new PreconditionUnmet('the tables of the target show all parameters');
}

async function overlap(actors: ShopActors): Promise<Fields> {
  const { catalogId, columnId, choice } = await numberColumn(actors, hasRanges);
  return { catalogId, [`column${columnId}`]: `~${asText(choice.value).replace('=', '')}` };
}

/** Searches and conditions on products. */
export const searchCases: readonly FurtherCase[] = [
  searchOf('searchAll', 'with a word that no product has', (partNumber) => `${partNumber} wholesale`),
  searchOf('searchAll', 'with a mistyped part number', (partNumber) =>
    partNumber.replace(/^(.{3,}?)\d(?=.*$)/, '$1Q'),
  ),
  {
    id: 'searchAll',
    what: 'with a value within the ranges of products',
    request: async (actors) => ({ caller: actors.visitor, fields: { keyWord: await valueWithin(actors) } }),
  },
  {
    id: 'searchAll',
    what: 'with a value that no product has, near to one that products have',
    request: async (actors) => ({ caller: actors.visitor, fields: { keyWord: await missingValue(actors) } }),
  },
  searchOf('listSearchSuggestions', 'with the beginning of a part number', (partNumber) =>
    partNumber.slice(0, longPartNumber / 2),
  ),
  {
    id: 'listSearchSuggestions',
    what: 'with a value',
    request: async (actors) => {
      const { choice } = await numberColumn(actors, hasUnit);
      return { caller: actors.visitor, fields: { keyWord: asText(choice.label) } };
    },
  },
  {
    id: 'listSearchSuggestions',
    what: 'with a part number that the supplier delivers later',
    request: async (actors) => {
      const product = await backorderedProduct(actors);
      if (!product) throw new PreconditionUnmet('the target lists no product that is delivered later');
      return { caller: actors.visitor, fields: { keyWord: product.productNum } };
    },
  },
  ...conditionOf('between two prices at a quantity', priceRange),
  ...conditionOf('with the given quantity in stock', piecesInStock),
  ...conditionOf('with a range that overlaps', overlap),
  {
    id: 'listProducts',
    what: 'with parameters that the table does not show',
    request: async (actors) => ({ caller: actors.visitor, fields: await furtherColumns(actors) }),
  },
];
