import type { Conditions as ConditionsOf, ConditionsRequest, Read } from '#domain/catalogue/conditions.ts';
import { readSort, type Sort } from '#domain/catalogue/list-sort.ts';
import type { Language } from '#domain/language.ts';
import type { FoundPage } from '#server/catalogue-index/index.ts';
import type { Queryable } from '../db/queryable.ts';
import { readConditions, viewOf } from './conditions.ts';
import { type Catalogue, catalogueOf } from './current-catalogue.ts';
import { foundProducts, type ProductAnswer } from './product-answer.ts';
import { listedValues } from './product-fields.ts';
import { readRows } from './read-rows.ts';
import type { Category, Column } from './snapshot.ts';
import { labelsOf, textRanks } from './text-labels.ts';

export interface ListRequest extends ConditionsRequest {
  quantity?: number;
  moreColumns?: string | undefined;
  sort?: string;
  order: 'asc' | 'desc';
  pageNum: number;
  pageSize: number;
}

export interface ProductList {
  products: ProductAnswer[];
  total: number;
}

interface FoundList extends FoundPage {
  readonly conditions: ConditionsOf<Category, Column>;
}

interface ListPage {
  readonly language: Language;
  readonly offset: number;
  readonly limit: number;
}

async function rankTexts(db: Queryable, { snapshot }: Catalogue, sort: Sort<Column>, language: Language) {
  if (sort.by !== 'column' || sort.column.kind !== 'text') return undefined;
  return textRanks(await labelsOf(db, snapshot, sort.column), language);
}

/** Finds the products of a list in the order of the request. */
export async function findList(
  db: Queryable,
  catalogue: Catalogue,
  request: Omit<ListRequest, 'pageNum' | 'pageSize'>,
  { language, ...page }: ListPage,
): Promise<Read<FoundList>> {
  const conditions = readConditions(catalogue, request);
  if (!conditions.ok) return conditions;
  const sort = readSort(viewOf(catalogue), conditions.value, request);
  if (!sort.ok) return sort;
  const textRank = await rankTexts(db, catalogue, sort.value, language);
  const found = catalogue.index.list(conditions.value, { ...page, sort: sort.value, textRank });
  return { ok: true, value: { ...found, conditions: conditions.value } };
}

/** One page of matching products with the total number. */
export async function listProducts(
  db: Queryable,
  request: ListRequest,
  language: Language,
): Promise<Read<ProductList>> {
  const catalogue = await catalogueOf(db).read();
  const { pageNum, pageSize, quantity, moreColumns } = request;
  const page = { language, offset: (pageNum - 1) * pageSize, limit: pageSize };
  const found = await findList(db, catalogue, request, page);
  if (!found.ok) return found;
  const { ids, total, conditions } = found.value;
  const { snapshot } = catalogue;
  const rows = await readRows(db, ids, { language, values: listedValues(snapshot, conditions.category) });
  const products = foundProducts(snapshot, rows, {
    terms: conditions.terms,
    language,
    quantity,
    moreColumns,
  });
  return { ok: true, value: { products, total } };
}
