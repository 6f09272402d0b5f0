import { isTableParameter } from '#domain/catalogue/table-parameters.ts';
import { columnListTypeValues, columnScreenValues } from '#generated/enums.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import type { ListState } from './list-url.ts';

export interface TableColumns {
  /** The column of the maker, which is part of the first column of the table. */
  readonly brand: Column | undefined;
  /** All others that the table has without a choice, in the order of the shop. */
  readonly columns: readonly Column[];
  /** Further parameters of the category, which a reader can add. */
  readonly more: readonly Column[];
  /** All of its own, the maker's too. */
  readonly inTable: readonly Column[];
}

/** The column that only repeats the maker, who is already named under the part number. */
function brandColumn(columns: readonly Column[], products: readonly Product[]): Column | undefined {
  const branded = products.filter(({ brand }) => brand);
  if (branded.length === 0) return undefined;
  return columns.find(({ columnId }) =>
    branded.every((product) => product[`column${columnId}`] === product.brand),
  );
}

const isInTable = ({ listType }: Column) => listType === columnListTypeValues.inTable;

/** The parameters of a category that its table does not have by itself. */
export function furtherColumns(columnList: readonly Column[]): readonly Column[] {
  return columnList.filter(
    (column) =>
      !isInTable(column) && isTableParameter({ columnType: column.columnType, kind: column.columnComment }),
  );
}

/** Whether the list can be sorted by a column: those of its table, and those that it can be narrowed by. */
export function isSortable(column: Column): boolean {
  return isInTable(column) || column.screen === columnScreenValues.isFilter;
}

/** The columns that the table of a category can have for these products. */
export function tableColumns(columnList: readonly Column[], products: readonly Product[]): TableColumns {
  const inTable = columnList.filter(isInTable);
  const brand = brandColumn(inTable, products);
  const columns = inTable.filter((column) => column !== brand);
  return { brand, columns, more: furtherColumns(columnList), inTable };
}

/** With more columns than this, a table has no room to spare on a desktop. */
const mostRoomy = 7;

/** Whether the table has too many columns for their usual spacing: they are set close and may break words. */
export function isCrowded(columns: readonly Column[]): boolean {
  return columns.length > mostRoomy;
}

/**
 * Room for heads in the narrowest desktop that has its filters next to the table, in letters. The widest tables of the demo shop, which fit
 * there, ask for 83.
 */
const roomForHeads = 90;
/** What the space on both sides of a column takes. */
const lettersAround = 2;

/** The letters of a name that stay on one line: Latin words break at spaces and hyphens, Chinese after any character. */
function widestWord(name: string): number {
  const words = name.replaceAll(/\p{Script=Han}/gu, ' ×× ').split(/\s+|(?<=-)/);
  return Math.max(...words.map((word) => word.length));
}

/** Whether the names of the columns alone are too wide for a desktop: the table scrolls in its place, where it would widen the page. */
export function isTooWide(columns: readonly Column[]): boolean {
  const letters = columns.map(({ columnName }) => widestWord(columnName) + lettersAround);
  return letters.reduce((sum, width) => sum + width, 0) > roomForHeads;
}

/** Whether a reader has added columns to those of the shop. */
export function hasAdded(shown: readonly Column[]): boolean {
  return !shown.every(isInTable);
}

/** The columns that a list is narrowed or sorted by. */
export interface AskedColumns {
  readonly ids: ReadonlySet<number>;
  /** Those that the table does not have: a card shows them all the same. */
  readonly onCards: readonly Column[];
}

/** What a list asks of the columns of a category, of which its table shows `shown`, and its first column the maker. */
export function askedColumns(
  { filters, sort }: Pick<ListState, 'filters' | 'sort'>,
  { brand, inTable }: TableColumns,
  shown: readonly Column[],
): AskedColumns {
  const isAsked = ({ columnId }: Column) => filters[columnId] !== undefined || sort === `column${columnId}`;
  return {
    ids: new Set(shown.filter(isAsked).map(({ columnId }) => columnId)),
    onCards: inTable.filter((column) => isAsked(column) && column !== brand && !shown.includes(column)),
  };
}
