import { savedProduct } from '#domain/catalogue/saved-product.ts';
import type { Language } from '#domain/language.ts';
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

/** A product of these lists in its wire format. */
export function visitedProduct(
  row: VisitedRow,
  language: Language,
): Answers['listFootprints']['data'][number]['params'] {
  const { mpn: productNum, images, ...terms } = row;
  const productName = { zh: row.nameZh, en: row.nameEn };
  const productDescribe = { zh: row.descriptionZh, en: row.descriptionEn };
  const productImg = images.join(',');
  return savedProduct({ ...terms, productNum, productName, productDescribe, productImg }, language);
}
