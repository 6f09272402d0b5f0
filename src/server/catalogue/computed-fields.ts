import { listedParams, listedParamsVersion } from '#domain/catalogue/listed-params.ts';
import { tokensVersion } from '#domain/search/product-tokens.ts';
import { mpnKey } from '#domain/search/tokens.ts';
import { type TokenSource, tokensOf } from './product-tokens.ts';
import type { ProjectedCategory } from './projected-columns.ts';

/** Rises whenever products get other tokens or listed values than before: the server then writes those of all products again. */
export const computedVersion = tokensVersion + listedParamsVersion;

/** What is computed from the other columns of a product, with the names of its columns. */
export interface ComputedFields {
  mpn_key: string;
  tokens: string[];
  listed_params: ReturnType<typeof listedParams>;
}

/** The computed fields of a product of a category; `brand` contains all names of its maker. */
export function computedFields(
  source: TokenSource,
  category: ProjectedCategory,
  brand: string,
): ComputedFields {
  return {
    mpn_key: mpnKey(source.mpn),
    tokens: tokensOf(source, category, brand),
    listed_params: listedParams(source.params, category.columns),
  };
}

/** Set list, record type and condition of a statement that writes them to product `p` from the records `w`. */
export const setComputed = 'mpn_key = w.mpn_key, tokens = w.tokens, listed_params = w.listed_params';
export const computedRecord = 'mpn_key text, tokens text[], listed_params jsonb';
export const isComputedAnew =
  '(p.mpn_key, p.tokens, p.listed_params) is distinct from (w.mpn_key, w.tokens, w.listed_params)';
