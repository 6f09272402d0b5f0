import type { Read } from '#domain/catalogue/conditions.ts';
import type { Language } from '#domain/language.ts';
import type { Queryable } from '../db/queryable.ts';
import { catalogueOf } from './current-catalogue.ts';
import { findList, type ListRequest } from './list-products.ts';

interface Options {
  readonly language: Language;
  readonly most: number;
}

/** The ids of all matching products in the order of the list, found at once: an import meanwhile neither repeats nor skips one. */
export async function productIds(
  db: Queryable,
  request: ListRequest,
  { language, most }: Options,
): Promise<Read<readonly number[]>> {
  const catalogue = await catalogueOf(db).read();
  const found = await findList(db, catalogue, request, { language, offset: 0, limit: most });
  return found.ok ? { ok: true, value: found.value.ids } : found;
}
