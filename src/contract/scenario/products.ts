import { asList, asObject, asText, isObject, type JsonObject } from '#description/json.ts';
import { centsToMicros, lineTotal, priceAt, readPriceTiers, smallestQuantity } from '#domain/money/index.ts';
import { listProductsFormInStockValues } from '#generated/enums.ts';
import type { Caller } from '../caller.ts';
import { callOrSkip, PreconditionUnmet } from '../precondition.ts';
import type { ShopActors } from './shop-actors.ts';

/** Number of orders for which a product must have stock, so that the scenario never sells it out. */
const plenty = 20;
const pageSize = 50;

/** A product that can be ordered, and the smallest order of it. */
export interface Orderable {
  readonly productId: number;
  readonly productName: string;
  readonly productNum: string;
  readonly num: number;
  /** US cents of one piece at that quantity. */
  readonly unitPrice: number;
  /** US cents of the order. */
  readonly moneyNum: number;
  /** The lead time of pieces that are not in stock, in weeks. */
  readonly backorderWeeks?: number;
  /** Pieces that are not in stock. */
  readonly backordered?: number;
}

function toOrderable(entry: JsonObject): Orderable | undefined {
  const { stock } = entry;
  const product = smallestOrder(entry);
  return Number(stock) < product.num * plenty ? undefined : product;
}

function smallestOrder(entry: JsonObject): Orderable {
  const { productId, startBuy, orderMultiple, unitPrice, priceIndex } = entry;
  const rules = { startBuy: Number(startBuy), multiple: Number(orderMultiple ?? 1), maximum: 99_999 };
  const num = smallestQuantity(rules);
  const price = priceAt(num, Number(unitPrice), readPriceTiers(priceIndex));
  return {
    productId: Number(productId),
    num,
    unitPrice: price,
    productName: asText(entry.productName),
    productNum: asText(entry.productNum),
    moneyNum: lineTotal(centsToMicros(price), num),
  };
}

async function page(caller: Caller, pageNum: number): Promise<Orderable[]> {
  const { json } = await callOrSkip(caller, 'listProducts', {
    inStock: listProductsFormInStockValues.onlyInStock,
    pageNum,
    pageSize,
  });
  const entries = asList(asObject(json).data).filter(isObject);
  return entries.flatMap((entry) => toOrderable(entry) ?? []);
}

/** A product without stock that no step of the scenario has used yet. */
async function nextSoldOut({ visitor, ledger }: ShopActors): Promise<number> {
  const known = ledger.find<number[]>('sold-out products');
  const products = known ?? (await findSoldOut(visitor));
  if (!known) ledger.keep('sold-out products', products);
  const found = ledger.take('sold-out products', products, String);
  if (found === undefined) throw new PreconditionUnmet('the catalogue has no further product without stock');
  return found;
}

/** Products without stock, those with the least first. */
async function withoutStock(caller: Caller): Promise<JsonObject[]> {
  const { json } = await callOrSkip(caller, 'listProducts', { sort: 'stock', order: 'asc', pageSize });
  const entries = asList(asObject(json).data).filter(isObject);
  return entries.filter(({ stock }) => stock === 0);
}

async function findSoldOut(caller: Caller): Promise<number[]> {
  const entries = await withoutStock(caller);
  return entries
    .filter(({ backorderWeeks }) => backorderWeeks === undefined)
    .map(({ productId }) => Number(productId));
}

/** A product without stock that the supplier delivers later; undefined where the catalogue has none. */
export async function backorderedProduct({ visitor }: ShopActors): Promise<Orderable | undefined> {
  const entries = await withoutStock(visitor);
  const found = entries.find(
    ({ backorderWeeks, unitPrice }) => backorderWeeks !== undefined && unitPrice !== undefined,
  );
  if (!found) return undefined;
  const product = smallestOrder(found);
  return { ...product, backorderWeeks: Number(found.backorderWeeks), backordered: product.num };
}

/** A product to wait for: first one that can be ordered all the same, whose entries show its lead time. */
export async function awaitedProduct(actors: ShopActors): Promise<number> {
  const later = await backorderedProduct(actors);
  const first = actors.ledger.take('awaited products', later ? [later.productId] : [], String);
  return first ?? nextSoldOut(actors);
}

/** A product that no step of the scenario has used yet. */
export async function nextProduct(actors: ShopActors): Promise<Orderable> {
  const { visitor, ledger } = actors;
  for (let pageNum = 1; ; pageNum += 1) {
    const known = ledger.find<Orderable[]>(`products ${pageNum}`);
    const products = known ?? (await page(visitor, pageNum));
    if (!known) ledger.keep(`products ${pageNum}`, products);
    if (products.length === 0) throw new PreconditionUnmet('the catalogue has no further product in stock');
    const found = ledger.take('products', products, ({ productId }) => String(productId));
    if (found) return found;
  }
}
