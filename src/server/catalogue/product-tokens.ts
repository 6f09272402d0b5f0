import { isNumberValue, isTextValue } from '#domain/catalogue/param-values.ts';
import { findFitting } from '#domain/glossary/index.ts';
import { productTokens } from '#domain/search/product-tokens.ts';
import type { SearchedNumber } from '#domain/search/stated-spans.ts';
import { columnColumnTypeValues } from '#generated/enums.ts';
import type { Params } from '#server/db/schema/catalogue.ts';
import type { ProjectedCategory } from './projected-columns.ts';

export interface TokenSource {
  mpn: string;
  brand: string;
  package: string;
  nameZh: string;
  nameEn: string;
  descriptionZh: string;
  descriptionEn: string;
  params: Params;
}

/** All search tokens of a stored product in its category; `brand` contains all names of its maker. */
export function tokensOf(
  source: TokenSource,
  { columns, ...category }: ProjectedCategory,
  brand: string,
): string[] {
  const { mpn, nameZh, nameEn, descriptionZh, descriptionEn } = source;
  const names = [mpn, source.brand, source.package, nameZh, nameEn, category.names];
  const texts = [brand, descriptionZh, descriptionEn, category.above];
  const numbers: SearchedNumber[] = [];
  for (const { id, key, kind, unit, columnType } of columns) {
    const value = source.params[id];
    if (columnType !== columnColumnTypeValues.parameterColumn) continue;
    if (kind === 'text' && isTextValue(value)) texts.push(value.zh, value.en);
    if (kind === 'number' && isNumberValue(value))
      numbers.push({ value, unit, fitting: findFitting(key, category.names) });
  }
  return productTokens({ mpn, names, texts, numbers });
}
