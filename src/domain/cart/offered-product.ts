import { type Micros, type PriceTier, priceAt } from '#domain/money/index.ts';
import type { ShownDelivery } from './backorder.ts';
import type { SoldProduct } from './line-problem.ts';

/** A product with everything that decides whether, in which quantities and at which price it is sold now. */
export interface OfferedProduct extends SoldProduct {
  readonly productId: number;
  readonly orderMultiple: number;
  readonly stock: number;
  readonly withdrawn: boolean;
  readonly priceOnRequest: boolean;
  /** Micros of a US dollar for one piece below the first price break; undefined until a price is quoted. */
  readonly unitPrice: Micros | undefined;
  /** Price breaks, in micros. */
  readonly tiers: readonly PriceTier[];
}

/** A quantity of a product that somebody wants to keep or order. */
export interface LineRequest<Product extends OfferedProduct = OfferedProduct> {
  readonly product: Product;
  readonly num: number;
  /** The cart line that it comes from; absent for a direct order or a product that is new in the cart. */
  readonly carId?: number | undefined;
  /** What the page showed of pieces that are not in stock. */
  readonly shown?: ShownDelivery;
}

/** The current unit price at the given quantity, in micros; undefined until a price is quoted. */
export function currentPrice(
  { unitPrice, tiers }: Pick<OfferedProduct, 'unitPrice' | 'tiers'>,
  quantity: number,
): Micros | undefined {
  return priceAt(quantity, unitPrice, tiers);
}

/** A product as `params.products` of a refusal names it, with the facts that explain the refusal. */
export interface NamedProduct {
  readonly productId: number;
  readonly stock: number;
  readonly startBuy: number;
  readonly orderMultiple: number;
  readonly carId?: number;
  readonly backorderWeeks?: number;
}

/** The product of a line as a refusal about it names it. */
export function nameProduct({ product, carId }: LineRequest): NamedProduct {
  const { productId, stock, startBuy, orderMultiple, backorderWeeks } = product;
  return {
    productId,
    stock,
    startBuy,
    orderMultiple,
    ...(carId === undefined ? {} : { carId }),
    ...(backorderWeeks === undefined ? {} : { backorderWeeks }),
  };
}

/** A refusal about lines: the code and every product that it holds for. */
export interface LinesRefusal<Code extends string> {
  readonly ok: false;
  readonly code: Code;
  readonly params: { readonly products: NamedProduct[] };
}

/** Builds a refusal that names the products of the given lines. */
export function refuseLines<Code extends string>(
  code: Code,
  lines: readonly LineRequest[],
): LinesRefusal<Code> {
  return { ok: false, code, params: { products: lines.map(nameProduct) } };
}
