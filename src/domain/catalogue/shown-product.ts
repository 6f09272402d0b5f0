import { type Bilingual, inLanguage, type Language } from '../language.ts';
import { type Micros, microsToCents, type PriceTier, priceAt } from '../money/index.ts';
import { packageText, tidyValues } from '../part-texts/index.ts';
import { statedText } from '../part-values/index.ts';
import type { ProductFit } from '../search/why-found.ts';
import { datasheetOf } from './datasheet.ts';
import { isNumberValue, isTextValue, type ParamValue } from './param-values.ts';
import { sentTiers } from './saved-product.ts';
import { type WirePrice, wirePrice } from './wire-price.ts';

/** A product as stored, with name and description in the language of the reader. */
export interface ListedProduct {
  readonly productId: number;
  readonly catalogId: number;
  readonly productNum: string;
  readonly brand: string;
  readonly packageName: string;
  readonly productName: string;
  readonly productDescribe: string;
  /** Addresses of pictures, separated by commas. */
  readonly productImg: string;
  readonly datasheetUrl: string | null;
  /** Micros of a US dollar, as the tiers; null and undefined stand for a price that is quoted on request. */
  readonly unitPrice: Micros | null | undefined;
  readonly tiers: readonly PriceTier[];
  readonly startBuy: number;
  readonly orderMultiple: number;
  readonly stock: number;
  readonly leadWeeks: number | null;
  readonly backorderWeeks: number | null;
  readonly customIntegration: number;
}

/** A product in the responses of list, detail and search. */
export interface ShownProduct extends WirePrice {
  productId: number;
  productName: string;
  productNum: string;
  productDescribe: string;
  productImg: string;
  goodsLoop?: string;
  priceIndex?: string;
  quantityPrice?: number;
  startBuy: number;
  orderMultiple: number;
  leadWeeks?: number;
  backorderWeeks?: number;
  stock: number;
  customIntegration: number;
  catalogId: number;
  catalogPath?: { catalogId: number; catalogName: string }[];
  brand?: string;
  packageName?: string;
  datasheetUrl?: string;
  createTime?: string;
  fits?: ProductFit[];
  [column: `column${number}`]: string;
}

interface ShownColumn {
  readonly id: number;
  readonly unit: string | null;
}

/** What is shown of a product besides what every list shows. */
export interface Shown<Column extends ShownColumn> {
  readonly language: Language;
  readonly columns: readonly Column[];
  readonly statedValue: (column: Column) => ParamValue | undefined;
  /** The quantity whose unit price is asked for. */
  readonly quantity?: number | undefined;
}

function valueText({ unit }: ShownColumn, value: ParamValue, language: Language): string {
  if (Array.isArray(value)) return value.join(',');
  if (isNumberValue(value)) return statedText(value, unit, language);
  if (isTextValue(value)) return inLanguage(value, language);
  return JSON.stringify('zh' in value ? value[language === 'zh_CN' ? 'zh' : 'en'] : value);
}

/** A product on the wire: prices in cents, the given columns, texts in one language. What it does not state is left out. */
export function shownProduct<Column extends ShownColumn>(
  product: ListedProduct,
  { language, columns, statedValue: stated, quantity }: Shown<Column>,
): ShownProduct {
  const { productId, productNum, productImg, startBuy, orderMultiple, stock } = product;
  const { tiers, leadWeeks, backorderWeeks, brand, packageName } = product;
  const shown: ShownProduct = {
    productId,
    productName: tidyValues(product.productName, language),
    productNum,
    productDescribe: tidyValues(product.productDescribe, language),
    productImg,
    ...wirePrice(product.unitPrice),
    ...sentTiers(tiers),
    startBuy,
    orderMultiple,
    stock,
    customIntegration: product.customIntegration,
    catalogId: product.catalogId,
  };
  if (quantity !== undefined && typeof product.unitPrice === 'number')
    shown.quantityPrice = microsToCents(priceAt(quantity, product.unitPrice, tiers));
  if (leadWeeks !== null) shown.leadWeeks = leadWeeks;
  if (backorderWeeks !== null) shown.backorderWeeks = backorderWeeks;
  if (brand !== '') shown.brand = brand;
  if (packageName !== '') shown.packageName = packageText(packageName, language);
  const datasheetUrl = datasheetOf(product.datasheetUrl);
  if (datasheetUrl !== undefined) shown.datasheetUrl = datasheetUrl;
  for (const column of columns) {
    const value = stated(column);
    if (value !== undefined) shown[`column${column.id}`] = valueText(column, value, language);
  }
  return shown;
}

/** What only the detail of a product shows. */
export interface ProductDetail {
  /** Addresses of pictures of the circular view, separated by commas; empty without one. */
  readonly goodsLoop: string;
  /** From the root to the category of the product. */
  readonly path: readonly { readonly id: number; readonly name: Bilingual }[];
  readonly createTime: string;
}

/** A product with what only its detail shows. */
export function detailedProduct(
  shown: ShownProduct,
  { goodsLoop, path, createTime }: ProductDetail,
  language: Language,
): ShownProduct {
  return {
    ...shown,
    ...(goodsLoop === '' ? undefined : { goodsLoop }),
    catalogPath: path.map(({ id, name }) => ({ catalogId: id, catalogName: inLanguage(name, language) })),
    createTime,
  };
}
