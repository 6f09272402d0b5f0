import { inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';

/** The ids of the products by their part number; one that the catalogue lacks is left out. */
export async function productIdsOf(
  db: Executor,
  partNumbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (partNumbers.length === 0) return new Map();
  const rows = await db
    .select({ id: product.id, mpn: product.mpn })
    .from(product)
    .where(inArray(product.mpn, [...new Set(partNumbers)]));
  return new Map(rows.map(({ id, mpn }) => [mpn, id]));
}
