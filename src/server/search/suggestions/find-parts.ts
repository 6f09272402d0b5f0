import type { Language } from '#domain/language.ts';
import { tidyValues } from '#domain/part-texts/index.ts';
import { orderParts, partBeginning } from '#domain/suggestions/index.ts';
import { beginning } from '#server/catalogue/index.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { Parameters, run } from '#server/db/statement.ts';

interface PartRow extends Record<string, unknown> {
  id: number;
  key: string;
  mpn: string;
  brand: string;
  name: string;
  stock: number;
}

/** Of so many part numbers in the order of the index those in stock come first. */
const examined = 24;

/** Part numbers that begin with the text. */
export async function findParts(db: Queryable, keyWord: string, language: Language) {
  const key = partBeginning(keyWord);
  if (key === undefined) return [];
  const parameters = new Parameters();
  const text = `select p.id, p.mpn_key as key, p.mpn, p.brand, p.stock,
    ${language === 'zh_CN' ? 'p.name_zh' : 'p.name_en'} as name
    from product p where ${beginning(key, parameters)} and p.slot_category_id is not null
    order by p.mpn_key collate "C" limit ${parameters.add(examined, 'int')}`;
  const found = await run<PartRow>(db, { text, values: parameters.values });
  return orderParts(found, key).map(({ id, mpn, brand, name, stock }) => ({
    productId: id,
    productNum: mpn,
    ...(brand === '' ? {} : { brand }),
    productName: tidyValues(name, language),
    stock,
  }));
}
