import { datasheetOf } from '#domain/catalogue/datasheet.ts';
import { wirePrice } from '#domain/catalogue/wire-price.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { microsToCents, type PriceTier, priceAt } from '#domain/money/index.ts';
import { packageText, partText } from '#domain/part-texts/index.ts';
import { statedText } from '#domain/part-values/index.ts';
import { recordOf } from '#domain/record-of.ts';
import type { Answers } from '#generated/server/routes.ts';
import type { ProductEntry } from '../entries.ts';
import { isBilingual } from '../show.ts';
import { type Catalogue, type CatalogueColumn, isNumberValue, type ParamValue } from './catalogue.ts';

/** Partial: a required field that the world does not know is generated. */
export type ProductAnswer = Partial<Answers['getProduct']['data']>;

/** Price breaks in cents. */
function wireTiers({ $tiers }: Pick<ProductEntry, '$tiers'>): PriceTier[] {
  return $tiers.map(({ num, price }) => ({ num, price: microsToCents(price) }));
}

function valueText(column: CatalogueColumn, value: ParamValue, language: Language): string {
  if (Array.isArray(value)) return value.join(',');
  if (isNumberValue(value)) return statedText(value, column.unit, language);
  if (isBilingual(value)) return inLanguage(value, language);
  return JSON.stringify(recordOf(value)[language === 'zh_CN' ? 'zh' : 'en']);
}

/** A product with the given columns, as list, detail and search show it. */
export function productAnswer(
  catalogue: Catalogue,
  product: ProductEntry,
  {
    columns,
    language,
    quantity,
  }: {
    readonly columns: readonly CatalogueColumn[];
    readonly language: Language;
    readonly quantity?: number | undefined;
  },
): ProductAnswer {
  const tiers = wireTiers(product);
  const price = wirePrice(product.$unitPrice);
  const { unitPrice } = price;
  const datasheetUrl = datasheetOf(product.datasheetUrl);
  const answer: ProductAnswer = {
    productId: product.productId,
    productName: partText(product.productName, language),
    productNum: product.productNum,
    productDescribe: partText(product.productDescribe, language),
    productImg: product.productImg,
    ...price,
    startBuy: product.startBuy,
    orderMultiple: product.orderMultiple,
    stock: product.stock,
    ...(product.$leadWeeks === null ? {} : { leadWeeks: product.$leadWeeks }),
    ...(product.$backorderWeeks === null ? {} : { backorderWeeks: product.$backorderWeeks }),
    customIntegration: product.customIntegration,
    catalogId: product.catalogId,
    ...(tiers.length > 0 ? { priceIndex: JSON.stringify(tiers) } : {}),
    ...(quantity === undefined || unitPrice === undefined
      ? {}
      : { quantityPrice: priceAt(quantity, unitPrice, tiers) }),
    ...(product.brand === '' ? {} : { brand: product.brand }),
    ...(product.packageName === '' ? {} : { packageName: packageText(product.packageName, language) }),
    ...(datasheetUrl === undefined ? {} : { datasheetUrl }),
  };
  for (const column of columns) {
    const value = catalogue.value(product.$params[column.id]);
    if (value !== undefined) answer[`column${column.id}`] = valueText(column, value, language);
  }
  return answer;
}

/** A product with the columns of the list. */
export function listedProduct(
  catalogue: Catalogue,
  product: ProductEntry,
  language: Language,
  quantity?: number,
): ProductAnswer {
  const columns = catalogue.columnsOf(product.catalogId).filter(({ listType }) => listType);
  return productAnswer(catalogue, product, { columns, language, quantity });
}
