import { rounded } from '#domain/part-values/index.ts';
import { mpnKey, mpnTokens, valueToken, wordTokens } from '#domain/search/tokens.ts';
import type { NumberValue, Params, TextValue } from '#server/db/schema/catalogue.ts';
import type { ProjectedColumn } from './projected-columns.ts';

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

/** All search tokens of a product. `path` contains the names of its category and the categories above it. */
export function productTokens(source: TokenSource, columns: ProjectedColumn[], path: string): string[] {
  const texts = [
    source.mpn,
    source.brand,
    source.package,
    source.nameZh,
    source.nameEn,
    source.descriptionZh,
    source.descriptionEn,
    path,
  ];
  const tokens = new Set(mpnTokens(mpnKey(source.mpn)));
  for (const column of columns) {
    const value = source.params[column.id];
    if (value === undefined || column.columnType !== 0) continue;
    // The import checks that the shape of a value fits the kind of its column.
    if (column.kind === 'text') texts.push((value as TextValue).zh, (value as TextValue).en);
    if (column.kind === 'number') addNumber(tokens, value as NumberValue, column.unit);
  }
  for (const token of wordTokens(texts.join(' '))) tokens.add(token);
  return [...tokens];
}

function addNumber(tokens: Set<string>, value: NumberValue, unit: string | null): void {
  for (const end of [value.n, value.h]) {
    if (end === undefined || !Number.isFinite(end)) continue;
    const number = rounded(end);
    tokens.add(valueToken(number));
    if (unit) tokens.add(valueToken(number, unit));
  }
}
