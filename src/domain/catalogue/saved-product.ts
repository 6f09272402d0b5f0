import { visitedProductWithdrawnValues } from '#generated/enums.ts';
import type { Bilingual, Language } from '../language.ts';
import { type Micros, microsToCents, type PriceTier } from '../money/index.ts';
import { partText } from '../part-texts/index.ts';
import { wirePrice } from './wire-price.ts';

/** A product as somebody has it in a cart, a list of favourites or visits, or a request for a mail. */
export interface SavedProduct {
  readonly productId: number;
  readonly productNum: string;
  readonly productName: Bilingual;
  readonly productDescribe: Bilingual;
  /** Addresses of pictures, separated by commas. */
  readonly productImg: string;
  /** Micros of a US dollar; null and undefined stand for a price that is quoted on request. */
  readonly unitPrice: Micros | null | undefined;
  readonly startBuy: number;
  readonly orderMultiple: number;
  readonly stock: number;
  /** Null and undefined: no more is sold than there is in stock. */
  readonly backorderWeeks: number | null | undefined;
  readonly withdrawn: boolean;
}

/** What is sent of a saved product: its current price, stock and terms, with texts in the language of the reader. */
export function savedProduct(product: SavedProduct, language: Language) {
  const { productId, productNum, productImg, startBuy, orderMultiple, stock } = product;
  const { stillSold, noLongerSold } = visitedProductWithdrawnValues;
  return {
    productId,
    productName: partText(product.productName, language),
    productNum,
    productDescribe: partText(product.productDescribe, language),
    productImg,
    ...wirePrice(product.unitPrice),
    startBuy,
    orderMultiple,
    stock,
    ...(typeof product.backorderWeeks === 'number' ? { backorderWeeks: product.backorderWeeks } : {}),
    withdrawn: product.withdrawn ? noLongerSold : stillSold,
  };
}

/** What a product cost in micros when it was put where it is, as it travels: in cents, and left out where it had no price. */
export function sentSeenPrice(seenPrice: Micros | null | undefined): { readonly priceThen?: number } {
  return typeof seenPrice === 'number' ? { priceThen: microsToCents(seenPrice) } : {};
}

/** Price breaks as they travel: in cents, as JSON text; none where the product has none. */
export function sentTiers(tiers: readonly PriceTier[]): { readonly priceIndex?: string } {
  if (tiers.length === 0) return {};
  return {
    priceIndex: JSON.stringify(tiers.map(({ num, price }) => ({ num, price: microsToCents(price) }))),
  };
}
