import { desc, eq, type SQL } from 'drizzle-orm';
import { wirePrice } from '#domain/catalogue/wire-price.ts';
import type { Language } from '#domain/language.ts';
import { microsToCents } from '#domain/money/index.ts';
import { partText } from '#domain/part-texts/index.ts';
import { cartItemWithdrawnValues } from '#generated/enums.ts';
import type { Answers } from '#generated/server/routes.ts';
import { offerColumns, offeredProduct } from '#server/catalogue/index.ts';
import type { Executor } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { cartItem } from '#server/db/schema/shop.ts';

/** Columns of a cart line with the current state of its product. */
export const lineColumns = {
  ...offerColumns,
  carId: cartItem.id,
  memberId: cartItem.memberId,
  num: cartItem.num,
  seenPrice: cartItem.seenPrice,
  mpn: product.mpn,
  nameZh: product.nameZh,
  nameEn: product.nameEn,
  descriptionZh: product.descriptionZh,
  descriptionEn: product.descriptionEn,
  images: product.images,
};

/** Cart lines, most recently added first. */
export async function readCartLines(db: Executor, which: SQL) {
  const lines = await db
    .select(lineColumns)
    .from(cartItem)
    .innerJoin(product, eq(product.id, cartItem.productId))
    .where(which)
    .orderBy(desc(cartItem.id));
  return lines.map(offeredProduct);
}

export type CartLine = Awaited<ReturnType<typeof readCartLines>>[number];

type CartItem = Answers['listCartItems']['data'][number];

function wireTiers({ tiers: breaks }: CartLine): Pick<CartItem, 'priceIndex'> {
  const tiers = breaks.map(({ num, price }) => ({ num, price: microsToCents(price) }));
  return tiers.length === 0 ? {} : { priceIndex: JSON.stringify(tiers) };
}

/** Converts a cart line to its wire format: prices in cents, texts in the given language. */
export function cartItemAnswer(line: CartLine, language: Language): CartItem {
  const { carId, productId, mpn, num, startBuy, orderMultiple, stock, seenPrice, backorderWeeks } = line;
  return {
    carId,
    productId,
    productNum: mpn,
    num,
    startBuy,
    orderMultiple,
    stock,
    productName: partText({ zh: line.nameZh, en: line.nameEn }, language),
    productDescribe: partText({ zh: line.descriptionZh, en: line.descriptionEn }, language),
    productImg: line.images.join(','),
    ...(backorderWeeks === undefined ? {} : { backorderWeeks }),
    ...wirePrice(line.unitPrice),
    ...wireTiers(line),
    ...(seenPrice === null ? {} : { priceThen: microsToCents(seenPrice) }),
    withdrawn: line.withdrawn ? cartItemWithdrawnValues.noLongerSold : cartItemWithdrawnValues.stillSold,
  };
}
