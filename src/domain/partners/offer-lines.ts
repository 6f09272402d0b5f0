import { priceOnRequestValues } from '#generated/enums.ts';
import { partnerLineLimits } from '#generated/limits.ts';
import type { Answers, Requests } from '#generated/server/handlers.ts';
import { priceAt, readPriceTiers } from '../money/index.ts';
import { mpnKey } from '../search/tokens.ts';
import { parseJson } from '../wire/parse-json.ts';

type Line = Answers['listPartnerOffers']['data'][number];
type Offer = Line['offers'][number];
type Product = Pick<
  Answers['getProduct']['data'],
  | 'productId'
  | 'productNum'
  | 'productName'
  | 'brand'
  | 'stock'
  | 'startBuy'
  | 'orderMultiple'
  | 'backorderWeeks'
  | 'priceOnRequest'
  | 'unitPrice'
  | 'priceIndex'
>;

/** A part that is asked for. */
export interface AskedPart {
  readonly productNum: string;
  readonly quantity?: number;
}

/** The parts of a request: the description checks the text of the field. */
export function askedParts({ parts }: Requests['listPartnerOffers']): readonly AskedPart[] {
  return typeof parts === 'string' ? parseJson<readonly AskedPart[]>(parts) : parts;
}

/** The part numbers as the catalogue compares them: without case, blanks and hyphens. */
export function askedKeys(parts: readonly AskedPart[]): readonly string[] {
  return [...new Set(parts.map(({ productNum }) => mpnKey(productNum)))].filter((key) => key !== '');
}

function offerOf(product: Product, quantity: number | undefined): Offer {
  const { productId, productNum, productName, brand, stock, startBuy, priceOnRequest, unitPrice } = product;
  const { backorderWeeks } = product;
  const priceTiers = [...readPriceTiers(product.priceIndex)];
  return {
    productId,
    productNum,
    productName,
    ...(brand === undefined ? {} : { brand }),
    stock,
    startBuy,
    orderMultiple: product.orderMultiple ?? 1,
    ...(backorderWeeks === undefined ? {} : { backorderWeeks }),
    priceOnRequest: priceOnRequest ?? priceOnRequestValues.priceGiven,
    ...(unitPrice === undefined ? {} : { unitPrice }),
    priceTiers,
    ...(quantity === undefined || unitPrice === undefined
      ? {}
      : { quantityPrice: priceAt(quantity, unitPrice, priceTiers) }),
  };
}

/** A line for each part in the order of the request: products with its part number, those in stock first; none is not a refusal. */
export function offerLines(parts: readonly AskedPart[], products: readonly Product[]): Line[] {
  const byKey = Map.groupBy(products, ({ productNum }) => mpnKey(productNum));
  const inStockFirst = (a: Product, b: Product) =>
    Number(b.stock > 0) - Number(a.stock > 0) || a.productId - b.productId;
  return parts.map(({ productNum, quantity }) => {
    const found = byKey.get(mpnKey(productNum)) ?? [];
    const offers = found.toSorted(inStockFirst).slice(0, partnerLineLimits.offers.maxItems);
    return {
      productNum,
      ...(quantity === undefined ? {} : { quantity }),
      offers: offers.map((product) => offerOf(product, quantity)),
    };
  });
}
