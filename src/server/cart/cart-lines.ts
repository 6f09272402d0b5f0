import { desc, eq, type SQL } from 'drizzle-orm';
import { savedProduct, sentSeenPrice, sentTiers } from '#domain/catalogue/saved-product.ts';
import type { Language } from '#domain/language.ts';
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

/** A cart line in its wire format. */
export function cartItemAnswer(line: CartLine, language: Language): CartItem {
  const { carId, num, seenPrice, mpn: productNum, images, ...terms } = line;
  const productName = { zh: line.nameZh, en: line.nameEn };
  const productDescribe = { zh: line.descriptionZh, en: line.descriptionEn };
  const productImg = images.join(',');
  return {
    carId,
    num,
    ...savedProduct(
      { ...terms, backorderWeeks: line.backorderWeeks, productNum, productName, productDescribe, productImg },
      language,
    ),
    ...sentTiers(line.tiers),
    ...sentSeenPrice(seenPrice),
  };
}
