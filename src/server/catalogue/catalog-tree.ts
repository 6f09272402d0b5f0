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
import { catalogLink } from './get-product.ts';
import { type RangeColumns, rangeColumns } from './range-columns.ts';
import type { Category, Column, Snapshot } from './snapshot.ts';
import { snapshotsOf } from './snapshot-source.ts';

export interface CatalogNode {
  catalogId: number;
  catalogName: string;
  productCount: number;
  children?: CatalogNode[];
}

/** The whole category tree. */
export function getCatalogTree(db: Queryable, language: Language): Promise<CatalogNode[]> {
  return snapshotsOf(db).answer((snapshot) => ({
    value: snapshot.roots.map((root) => toNode(root, language)),
  }));
}

function toNode(category: Category, language: Language): CatalogNode {
  const own = { ...catalogLink(category, language), productCount: category.products };
  if (category.children.length === 0) return own;
  return { ...own, children: category.children.map((child) => toNode(child, language)) };
}

/** Hot categories of the catalogue panel or the home page, limited to the number of tabs. */
export function listHotCatalogs(
  db: Queryable,
  place: 'hotProduct' | 'hotHome',
  language: Language,
): Promise<{ catalogId: number; catalogName: string }[]> {
  return snapshotsOf(db).answer((snapshot) => ({
    value: [...snapshot.categories.values()]
      .filter((category) => category[place])
      .slice(0, listHotCatalogsAnswerLimits.data.maxItems)
      .map((category) => catalogLink(category, language)),
  }));
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
export function listColumns(
  db: Queryable,
  catalogId: number,
  language: Language,
): Promise<ColumnAnswer[] | undefined> {
  return snapshotsOf(db).answer(async (snapshot: Snapshot) => {
    const category = snapshot.categories.get(catalogId);
    const ranges = await rangeColumns(db, snapshot, category);
    const ranks = keyRanks(category?.en ?? '', category?.columns ?? []);
    return {
      value: category?.columns.map((column) => {
        const keyRank = ranks.get(column.id);
        const answer = columnAnswer(column, ranges, language);
        return keyRank === undefined ? answer : { ...answer, keyRank };
      }),
    };
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
