import { brandNames } from '#domain/brands/index.ts';
import { type Queryable, rows } from '../db/queryable.ts';

const read = 'select name, brand from brand_alias where brand = any($1::text[])';

/** The names under which a search finds each of some brands: those of the domain, and those that a merge has left behind. */
export async function searchedBrandNames(
  db: Queryable,
  brands: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(brands)];
  const names = new Map(distinct.map((brand) => [brand, brandNames(brand).join(' ')]));
  for (const { name, brand } of await rows<{ name: string; brand: string }>(db, read, [distinct]))
    names.set(brand, `${names.get(brand) ?? brand} ${name}`);
  return names;
}
