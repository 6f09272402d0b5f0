import type { Language } from '#domain/language.ts';
import type { Queryable } from '../db/queryable.ts';
import { Parameters, run } from '../db/statement.ts';
import { type ProductAnswer, productAnswer } from './product-answer.ts';
import { type ProductRow, productFields } from './product-fields.ts';

/** Listed products with one of these part numbers, as `mpnKey` writes them, without their columns. */
export async function productsByKey(
  db: Queryable,
  keys: readonly string[],
  language: Language,
): Promise<readonly ProductAnswer[]> {
  if (keys.length === 0) return [];
  const parameters = new Parameters();
  const fields = productFields(language, parameters, 'parameters');
  // The index of part numbers is in this collation; without it every call would read all products.
  const text = `select ${fields} from product p
    where p.mpn_key collate "C" = any(${parameters.add(keys, 'text[]')}) and not p.withdrawn order by p.id`;
  const found = await run<ProductRow & { id: number }>(db, { text, values: parameters.values });
  return found.map((row) => productAnswer(row, [], language));
}
