import { asc, count } from 'drizzle-orm';
import { inLanguage, type Language } from '#domain/language.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import type { Answers } from '#generated/server/routes.ts';
import type { AppHandlers } from '#server/call-context.ts';
import { hasId } from '#server/db/has-id.ts';
import { solution } from '#server/db/schema/shop.ts';

type Row = typeof solution.$inferSelect;
type Solution = Answers['getSolution']['data'];

function listedSolution(row: Row, language: Language): Solution {
  return {
    schemeId: row.id,
    schemeName: inLanguage({ zh: row.schemeNameZh, en: row.schemeNameEn }, language),
    productId: row.productId,
    url: row.url,
  };
}

export const solutionsHandlers = {
  async listSolutions({ db, language }, { pageNum, pageSize }) {
    const [found] = await db.select({ solutions: count() }).from(solution);
    const rows = await db
      .select()
      .from(solution)
      .orderBy(asc(solution.sort), asc(solution.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const total = found?.solutions ?? 0;
    const data = { rows: rows.map((row) => listedSolution(row, language)), total };
    return { ok: true, data, params: { totalDataCounts: total } };
  },

  async getSolution({ db, language }, { schemeId }) {
    const [found] = await db.select().from(solution).where(hasId(solution.id, schemeId));
    const known = requireExisting(found);
    if (!known.ok) return known;
    const row = known.value;
    const remark = inLanguage({ zh: row.remarkZh, en: row.remarkEn }, language);
    return { ok: true, data: { ...listedSolution(row, language), remark } };
  },
} satisfies Partial<AppHandlers>;
