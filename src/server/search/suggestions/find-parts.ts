import type { Language } from '#domain/language.ts';
import { type BegunPart, partBeginning, suggestParts } from '#domain/suggestions/index.ts';
import { constants } from '#generated/constants.ts';
import { beginsCondition } from '#server/catalogue/index.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { Parameters, run } from '#server/db/statement.ts';

interface PartRow extends Record<string, unknown>, Omit<BegunPart, 'backorderWeeks'> {
  weeks: number | null;
}

/** Part numbers that begin with the text. */
export async function findParts(db: Queryable, keyWord: string, language: Language) {
  const key = partBeginning(keyWord);
  if (key === undefined) return [];
  const parameters = new Parameters();
  const text = `select p.id as "productId", p.mpn_key as key, p.mpn as "productNum", p.brand,
    ${language === 'zh_CN' ? 'p.name_zh' : 'p.name_en'} as name, p.stock, p.start_buy as "startBuy",
    p.order_multiple as "orderMultiple", p.backorder_weeks as weeks
    from product p where ${beginsCondition(key, parameters)} and p.slot_category_id is not null
    order by p.mpn_key collate "C", p.id limit ${parameters.add(constants.suggestedPartsRead, 'int')}`;
  const found = await run<PartRow>(db, { text, values: parameters.values });
  const parts = found.map(({ weeks, ...part }) => ({ ...part, backorderWeeks: weeks ?? undefined }));
  return suggestParts(parts, key, language);
}
