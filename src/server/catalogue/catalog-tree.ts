import { columnMarks } from '#domain/catalogue/filter-columns.ts';
import { keyRanks } from '#domain/glossary/index.ts';
import type { Language } from '#domain/language.ts';
import type {
  columnColumnTypeNames,
  columnListTypeNames,
  columnRangesNames,
  columnScreenNames,
} from '#generated/enums.ts';
import { listHotCatalogsAnswerLimits } from '#generated/limits.ts';
import type { Queryable } from '../db/queryable.ts';
import { type RangeColumns, rangeColumns } from './conditions.ts';
import { catalogueOf } from './current-catalogue.ts';
import { catalogLink } from './get-product.ts';
import type { Category, Column } from './snapshot.ts';

export interface CatalogNode {
  catalogId: number;
  catalogName: string;
  productCount: number;
  children?: CatalogNode[];
}

/** The whole category tree. */
export async function getCatalogTree(db: Queryable, language: Language): Promise<CatalogNode[]> {
  const { snapshot } = await catalogueOf(db).read();
  return snapshot.roots.map((root) => toNode(root, language));
}

function toNode(category: Category, language: Language): CatalogNode {
  const own = { ...catalogLink(category, language), productCount: category.products };
  if (category.children.length === 0) return own;
  return { ...own, children: category.children.map((child) => toNode(child, language)) };
}

/** Hot categories of the catalogue panel or the home page, limited to the number of tabs. */
export async function listHotCatalogs(
  db: Queryable,
  place: 'hotProduct' | 'hotHome',
  language: Language,
): Promise<{ catalogId: number; catalogName: string }[]> {
  const { snapshot } = await catalogueOf(db).read();
  return [...snapshot.categories.values()]
    .filter((category) => category[place])
    .slice(0, listHotCatalogsAnswerLimits.data.maxItems)
    .map((category) => catalogLink(category, language));
}

export interface ColumnAnswer {
  columnId: number;
  columnName: string;
  columnComment: Column['kind'];
  columnType: keyof typeof columnColumnTypeNames;
  screen: keyof typeof columnScreenNames;
  listType: keyof typeof columnListTypeNames;
  unit?: string;
  /** Number columns only. */
  ranges?: keyof typeof columnRangesNames;
  /** Rank among the key parameters of the category. */
  keyRank?: number;
}

/** Column definitions of a category; undefined if the category does not exist. */
export async function listColumns(
  db: Queryable,
  catalogId: number,
  language: Language,
): Promise<ColumnAnswer[] | undefined> {
  const catalogue = await catalogueOf(db).read();
  const category = catalogue.snapshot.categories.get(catalogId);
  const ranges = rangeColumns(catalogue, category);
  const ranks = keyRanks(category?.en ?? '', category?.columns ?? []);
  return category?.columns.map((column) => {
    const keyRank = ranks.get(column.id);
    const answer = columnAnswer(column, ranges, language);
    return keyRank === undefined ? answer : { ...answer, keyRank };
  });
}

function columnAnswer(column: Column, ranges: RangeColumns, language: Language): ColumnAnswer {
  return {
    columnId: column.id,
    columnName: language === 'zh_CN' ? column.zh : column.en,
    columnComment: column.kind,
    columnType: column.columnType,
    ...columnMarks({ ...column, filters: column.slot !== null }, () => ranges.has(column.id)),
  };
}
