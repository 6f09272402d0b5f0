import { centsToMicros, lineTotal } from '#domain/money/amounts.ts';
import { priceAt, readPriceTiers } from '#domain/money/price-tiers.ts';
import {
  checkQuantity,
  largestQuantity,
  nearestQuantity,
  type QuantityRules,
  smallestQuantity,
} from '#domain/money/quantities.ts';
import type { CartItem } from '#generated/hooks/model/cartItem.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import type { RefusedProduct } from '#generated/hooks/model/refusedProduct.ts';
import { quantityLimits } from '#generated/limits.ts';

/** One product of the order with what it costs. Prices of a piece are cents with up to four decimals, amounts whole cents. */
export interface OrderLine {
  readonly productId: number;
  /** The line of the cart; a direct buy has none. */
  readonly carId: number | undefined;
  readonly productNum: string;
  readonly productName: string;
  readonly productDescribe: string;
  readonly productImg: string;
  readonly quantity: number;
  /** The price of a piece in the tier of the quantity. */
  readonly price: number;
  /** The price of a single piece, where the tier is cheaper. */
  readonly original: number | undefined;
  readonly amount: number;
  readonly rules: QuantityRules;
  /** Undefined when it is not known. */
  readonly stock: number | undefined;
  readonly withdrawn: boolean;
}

function priced(item: Product | CartItem, quantity: number) {
  const price = priceAt(quantity, item.unitPrice, readPriceTiers(item.priceIndex));
  return {
    productId: item.productId,
    productNum: item.productNum,
    productName: item.productName ?? item.productNum,
    productDescribe: item.productDescribe,
    productImg: item.productImg,
    quantity,
    price,
    original: price < item.unitPrice ? item.unitPrice : undefined,
    amount: lineTotal(centsToMicros(price), quantity),
    rules: {
      startBuy: item.startBuy,
      maximum: quantityLimits.maximum,
      ...(item.orderMultiple === undefined ? {} : { multiple: item.orderMultiple }),
    },
    stock: item.stock,
  };
}

export function lineOfCart(item: CartItem): OrderLine {
  return { ...priced(item, item.num), carId: item.carId, withdrawn: item.withdrawn === 1 };
}

export function lineOfProduct(product: Product, quantity: number): OrderLine {
  return { ...priced(product, quantity), carId: undefined, withdrawn: false };
}

/** What keeps a line from being ordered; `instead` is the quantity that could be, where there is one. */
export interface LineProblem {
  readonly kind: 'withdrawn' | 'quantity' | 'stock';
  readonly instead: number | undefined;
}

/** The largest quantity that can be ordered and is there. */
function orderableOf(stock: number, rules: QuantityRules): number | undefined {
  const most = largestQuantity({ ...rules, maximum: Math.min(stock, rules.maximum) });
  return most >= smallestQuantity(rules) ? most : undefined;
}

export function problemOf({ withdrawn, quantity, rules, stock }: OrderLine): LineProblem | undefined {
  if (withdrawn) return { kind: 'withdrawn', instead: undefined };
  if (stock !== undefined && quantity > stock) return { kind: 'stock', instead: orderableOf(stock, rules) };
  if (checkQuantity(quantity, rules).ok) return undefined;
  return { kind: 'quantity', instead: nearestQuantity(quantity, rules) };
}

/** The lines with what a refusal tells of their products, which is newer than what the page has read. */
export function withPresentFigures(
  lines: readonly OrderLine[],
  products: readonly RefusedProduct[],
  withdrawn: boolean,
): readonly OrderLine[] {
  return lines.map((line) => {
    const present = products.find(
      (one) => one.productId === line.productId && (one.carId ?? line.carId) === line.carId,
    );
    if (!present) return line;
    return {
      ...line,
      withdrawn: line.withdrawn || withdrawn,
      stock: present.stock ?? line.stock,
      rules: {
        ...line.rules,
        ...(present.startBuy === undefined ? {} : { startBuy: present.startBuy }),
        ...(present.orderMultiple === undefined ? {} : { multiple: present.orderMultiple }),
      },
    };
  });
}
