import { wirePrice } from '#domain/catalogue/wire-price.ts';
import type { Language } from '#domain/language.ts';
import { partText } from '#domain/part-texts/index.ts';
import { visitedProductWithdrawnValues } from '#generated/enums.ts';
import type { Answers } from '#generated/server/routes.ts';
import { product } from '#server/db/schema/catalogue.ts';

/** Columns of a product in the lists of footprints and favourites. */
export const visitedColumns = {
  productId: product.id,
  mpn: product.mpn,
  nameZh: product.nameZh,
  nameEn: product.nameEn,
  descriptionZh: product.descriptionZh,
  descriptionEn: product.descriptionEn,
  images: product.images,
  unitPrice: product.unitPrice,
  startBuy: product.startBuy,
  orderMultiple: product.orderMultiple,
  stock: product.stock,
  backorderWeeks: product.backorderWeeks,
  withdrawn: product.withdrawn,
};

type VisitedRow = Pick<
  typeof product.$inferSelect,
  Exclude<keyof typeof visitedColumns, 'productId'> & keyof typeof product.$inferSelect
> & { readonly productId: number };

/** Converts a product to its wire format: price in cents, texts in the given language. */
export function visitedProduct(
  row: VisitedRow,
  language: Language,
): Answers['listFootprints']['data'][number]['params'] {
  const { productId, mpn, startBuy, orderMultiple, stock } = row;
  const { stillSold, noLongerSold } = visitedProductWithdrawnValues;
  return {
    productId,
    productName: partText({ zh: row.nameZh, en: row.nameEn }, language),
    productNum: mpn,
    productDescribe: partText({ zh: row.descriptionZh, en: row.descriptionEn }, language),
    productImg: row.images.join(','),
    ...wirePrice(row.unitPrice),
    startBuy,
    orderMultiple,
    stock,
    ...(row.backorderWeeks === null ? {} : { backorderWeeks: row.backorderWeeks }),
    withdrawn: row.withdrawn ? noLongerSold : stillSold,
  };
}
