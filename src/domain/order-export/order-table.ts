import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';
import type { Cell, Row } from '#domain/tables/cell.ts';

/** A column of a table of orders; exactly one of the three functions fills it. */
export interface Column<Order, Line> {
  readonly title: Bilingual;
  /** In every row of the order. */
  readonly order?: (order: Order, language: Language) => Cell;
  /** In its first row only, so that a sum over the column is right. */
  readonly once?: (order: Order, language: Language) => Cell;
  readonly line?: (line: Line, language: Language) => Cell;
}

/** A table of orders of one kind, one row per line of an order. */
export interface OrderTable<Order> {
  readonly heading: (language: Language) => readonly string[];
  readonly rows: (order: Order, language: Language) => readonly Row[];
}

/** Makes a table of its columns. An order without lines has one row. */
export function orderTable<Order, Line>(
  columns: readonly Column<Order, Line>[],
  linesOf: (order: Order) => readonly Line[],
): OrderTable<Order> {
  const rowOf = (order: Order, line: Line | undefined, isFirst: boolean, language: Language): Row =>
    columns.map((column) => {
      if (column.order) return column.order(order, language);
      if (column.once) return isFirst ? column.once(order, language) : null;
      return line === undefined ? null : (column.line?.(line, language) ?? null);
    });
  return {
    heading: (language) => columns.map(({ title }) => inLanguage(title, language)),
    rows(order, language) {
      const [first, ...others] = linesOf(order);
      return [
        rowOf(order, first, true, language),
        ...others.map((line) => rowOf(order, line, false, language)),
      ];
    },
  };
}
