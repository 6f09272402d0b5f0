import type { Language } from '#domain/language.ts';
import { type BegunPart, partBeginning, suggestParts } from '#domain/suggestions/index.ts';
import { constants } from '#generated/constants.ts';
import type { Catalogue } from '#server/catalogue/index.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';

interface PartRow extends Omit<BegunPart, 'backorderWeeks'> {
  readonly weeks: number | null;
}

const query = `select p.id as "productId", p.mpn_key as key, p.mpn as "productNum", p.brand,
  case when $2 then p.name_zh else p.name_en end as name, p.stock, p.start_buy as "startBuy",
  p.order_multiple as "orderMultiple", p.backorder_weeks as weeks
  from unnest($1::int[]) with ordinality w (id, place) join product p on p.id = w.id
  where p.slot_category_id is not null order by w.place`;

/** Part numbers that begin with the text. */
export async function findParts(db: Queryable, { index }: Catalogue, keyWord: string, language: Language) {
  const key = partBeginning(keyWord);
  const ids = key === undefined ? [] : index.findBeginning(key, constants.suggestedPartsRead);
  if (key === undefined || ids.length === 0) return [];
  const found = await rows<PartRow>(db, query, [ids, language === 'zh_CN'], 'suggested-parts');
  const parts = found.map(({ weeks, ...part }) => ({ ...part, backorderWeeks: weeks ?? undefined }));
  return suggestParts(parts, key, language);
}
