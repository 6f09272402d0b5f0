import type { Language } from '#domain/language.ts';
import type { Queryable } from '../db/queryable.ts';
import { Parameters, run } from '../db/statement.ts';
import { type ProductRow, productFields, type ReadValues } from './product-fields.ts';

/** What is read of products. */
interface ReadFields {
  readonly language: Language;
  readonly values: ReadValues;
}

/** The rows of listed products in the order of their ids as given; one that was removed meanwhile is missing. */
export async function readRows(
  db: Queryable,
  ids: readonly number[],
  { language, values }: ReadFields,
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const parameters = new Parameters();
  const fields = productFields(language, parameters, values);
  const text = `select ${fields} from unnest(${parameters.add(ids, 'int[]')}) with ordinality w (id, place)
    join product p on p.id = w.id where p.slot_category_id is not null order by w.place`;
  return run<ProductRow>(db, { text, values: parameters.values });
}
