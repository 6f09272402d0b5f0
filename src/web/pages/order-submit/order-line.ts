import { piecePrice } from '#domain/cart/line-offer.ts';
import { type LineProblem, lineProblem, quantityRules } from '#domain/cart/line-problem.ts';
import type { QuantityRules } from '#domain/money/quantities.ts';
import { cartItemWithdrawnValues } from '#generated/enums.ts';
import type { CartItem } from '#generated/hooks/model/cartItem.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import type { RefusedProduct } from '#generated/hooks/model/refusedProduct.ts';

/** One product of the order with what it costs. Prices of a piece are cents with up to four decimals. */
export interface OrderLine {
  readonly productId: number;
  /** The line of the cart; a direct buy has none. */
  readonly carId: number | undefined;
  readonly productNum: string;
  readonly productName: string;
  readonly productDescribe: string;
  readonly productImg: string;
  readonly quantity: number;
  /** The price of a piece in the tier of the quantity; undefined until one is quoted. */
  readonly price: number | undefined;
  /** What its prices are read from. */
  readonly product: Product | CartItem;
  readonly rules: QuantityRules;
  /** Undefined when it is not known. */
  readonly stock: number | undefined;
  /** The lead time of what is not in stock, in weeks; undefined when it is not sold. */
  readonly backorderWeeks: number | undefined;
  readonly withdrawn: boolean;
  readonly priceOnRequest: boolean;
}

function priceLine(item: Product | CartItem, quantity: number) {
  const price = piecePrice(item, quantity);
  return {
    productId: item.productId,
    productNum: item.productNum,
    productName: item.productName ?? item.productNum,
    productDescribe: item.productDescribe,
    productImg: item.productImg,
    quantity,
    price,
    product: item,
    priceOnRequest: price === undefined,
    rules: quantityRules(item),
    stock: item.stock,
    backorderWeeks: item.backorderWeeks,
  };
}

export function lineOfCart(item: CartItem): OrderLine {
  return {
    ...priceLine(item, item.num),
    carId: item.carId,
    withdrawn: item.withdrawn === cartItemWithdrawnValues.noLongerSold,
  };
}

export function lineOfProduct(product: Product, quantity: number): OrderLine {
  return { ...priceLine(product, quantity), carId: undefined, withdrawn: false };
}

/** Why a line cannot be ordered; undefined for a line that can. */
export function problemOf({
  withdrawn,
  priceOnRequest,
  quantity,
  rules,
  stock,
  backorderWeeks,
}: OrderLine): LineProblem | undefined {
  const { startBuy, multiple: orderMultiple } = rules;
  return lineProblem({ withdrawn, priceOnRequest, startBuy, orderMultiple, stock, backorderWeeks }, quantity);
}

/** Whether a refusal names this line. */
export function isNamed({ productId, carId }: OrderLine, named: RefusedProduct): boolean {
  return named.productId === productId && (named.carId ?? carId) === carId;
}

/** The lines with what a refusal says about their products, which is newer than what the page has read. */
export function withPresentFigures(
  lines: readonly OrderLine[],
  products: readonly RefusedProduct[],
  withdrawn: boolean,
): readonly OrderLine[] {
  return lines.map((line) => {
    const present = products.find((named) => isNamed(line, named));
    if (!present) return line;
    return {
      ...line,
      withdrawn: line.withdrawn || withdrawn,
      stock: present.stock ?? line.stock,
      backorderWeeks: present.stock === undefined ? line.backorderWeeks : present.backorderWeeks,
      rules: {
        ...line.rules,
        ...(present.startBuy === undefined ? {} : { startBuy: present.startBuy }),
        ...(present.orderMultiple === undefined ? {} : { multiple: present.orderMultiple }),
      },
    };
  });
}
