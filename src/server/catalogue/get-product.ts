import { refuseWithdrawn } from '#domain/catalogue/refuse-withdrawn.ts';
import { detailedProduct } from '#domain/catalogue/shown-product.ts';
import type { Language } from '#domain/language.ts';
import { type NotFound, requireExisting } from '#domain/ownership/own-entry.ts';
import type { Queryable } from '../db/queryable.ts';
import { Parameters, run } from '../db/statement.ts';
import { catalogueOf } from './current-catalogue.ts';
import { type ProductAnswer, productAnswer } from './product-answer.ts';
import { type ProductRow, productFields } from './product-fields.ts';
import type { Category, Snapshot } from './snapshot.ts';

type Found =
  | { ok: true; value: ProductAnswer }
  | NotFound
  | NonNullable<ReturnType<typeof refuseWithdrawn<ProductAnswer>>>;

interface DetailRow extends ProductRow {
  withdrawn: boolean;
  goods_loop: string;
  created_at: Date;
}

/** One product with all its columns and the path of its category. */
export async function getProduct(db: Queryable, productId: number, language: Language): Promise<Found> {
  const { snapshot } = await catalogueOf(db).read();
  const parameters = new Parameters();
  const fields = productFields(language, parameters, 'all');
  const text = `select ${fields}, p.withdrawn, p.created_at, array_to_string(p.goods_loop, ',') as goods_loop
    from product p where p.id = ${parameters.add(productId, 'bigint')}`;
  const [row] = await run<DetailRow>(db, { text, values: parameters.values });
  const found = requireExisting(row);
  if (!found.ok) return found;
  const value = detail(snapshot, found.value, language);
  return refuseWithdrawn(found.value.withdrawn, value) ?? { ok: true, value };
}

function detail(snapshot: Snapshot, row: DetailRow, language: Language): ProductAnswer {
  const category = snapshot.categories.get(row.category_id);
  const path = pathOf(category).map(({ id, zh, en }) => ({ id, name: { zh, en } }));
  const parts = { goodsLoop: row.goods_loop, path, createTime: row.created_at.toISOString() };
  return detailedProduct(productAnswer(row, category?.columns ?? [], language), parts, language);
}

function pathOf(category: Category | undefined): Category[] {
  return category ? [...pathOf(category.parent), category] : [];
}

/** A category in wire format. */
export function catalogLink(
  category: Category,
  language: Language,
): { catalogId: number; catalogName: string } {
  return { catalogId: category.id, catalogName: language === 'zh_CN' ? category.zh : category.en };
}
