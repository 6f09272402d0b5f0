import { availability } from '#domain/cart/availability.ts';
import { quantityRules } from '#domain/cart/line-problem.ts';
import { smallestQuantity } from '#domain/money/quantities.ts';
import { productItem } from '#domain/public-pages/json-ld.ts';
import { columnColumnTypeValues } from '#generated/enums.ts';
import { getGetProductQueryKey, getListColumnsQueryKey } from '#generated/hooks/catalogue/catalogue.ts';
import type { GetProductAnswer } from '#generated/hooks/model/getProductAnswer.ts';
import type { ListColumnsAnswer } from '#generated/hooks/model/listColumnsAnswer.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { parseDetailSearch } from '#web/pages/catalogue/detail/detail-url.ts';
import { hasPrice, offerFor } from '#web/pages/catalogue/detail/offer.ts';
import { fullAddress, type HeadSource, type MakeHead, plainText } from './page-head.ts';

function parametersOf(product: Product, { queries }: HeadSource) {
  const { catalogId } = product;
  const columns = queries.getQueryData<ListColumnsAnswer>(getListColumnsQueryKey({ catalogId }))?.data ?? [];
  return columns.flatMap(({ columnId, columnName, columnType, columnComment }) => {
    const value = product[`column${columnId}`];
    const isText = columnComment === 'text' || columnComment === 'number';
    if (!value || !isText || columnType !== columnColumnTypeValues.parameterColumn) return [];
    return [{ name: columnName, value }];
  });
}

/** The page of a part: the part with its offer. */
export const productHead: MakeHead = (source) => {
  const { origin, url, queries, search } = source;
  const { productId = 0 } = parseDetailSearch(search);
  const product = queries.getQueryData<GetProductAnswer>(getGetProductQueryKey({ productId }))?.data;
  if (!product) return {};
  const images = product.productImg
    .split(',')
    .filter((path) => path.trim() !== '')
    .map((path) => fullAddress(origin, path.trim()));
  const smallest = smallestQuantity(quantityRules(product));
  const item = productItem({
    origin,
    url,
    productId,
    name: product.productName,
    mpn: product.productNum,
    description: plainText(product.productDescribe),
    brand: product.brand,
    images,
    categories: (product.catalogPath ?? []).map(({ catalogName }) => catalogName),
    parameters: parametersOf(product, source),
    stock: product.stock,
    availability: availability(product),
    prices: hasPrice(product)
      ? offerFor(product, smallest).rows.map(({ num, price }) => ({ num, price }))
      : [],
  });
  return {
    type: 'product',
    description: plainText(product.productDescribe) || product.productName,
    image: product.productImg.split(',')[0]?.trim(),
    items: [item],
  };
};
