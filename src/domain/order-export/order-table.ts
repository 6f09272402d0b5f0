import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';
import type { Currency } from '#domain/money/index.ts';
import type { Cell, Row } from '#domain/tables/cell.ts';

/** For whom a table is made: its language, and the currency whose columns come first. */
export interface OrderReader {
  readonly language: Language;
  readonly currency: Currency;
}

/** A column of a table of orders; exactly one of the three functions fills it. */
export interface Column<Order, Line> {
  readonly title: Bilingual;
  /** In every row of the order. */
  readonly order?: (order: Order, language: Language) => Cell;
  /** In its first row only, so that a sum over the column is right. */
  readonly once?: (order: Order, language: Language) => Cell;
  readonly line?: (line: Line, language: Language, order: Order) => Cell;
}

/** A table of orders of one kind, one row per line of an order. */
export interface OrderTable<Order> {
  readonly heading: (reader: OrderReader) => readonly string[];
  readonly rows: (order: Order, reader: OrderReader) => readonly Row[];
}

/** Makes a table of its columns, which may depend on the currency of the reader. An order without lines has one row. */
export function orderTable<Order, Line>(
  columnsFor: (currency: Currency) => readonly Column<Order, Line>[],
  linesOf: (order: Order) => readonly Line[],
): OrderTable<Order> {
  return {
    heading: ({ language, currency }) => columnsFor(currency).map(({ title }) => inLanguage(title, language)),
    rows(order, { language, currency }) {
      const columns = columnsFor(currency);
      const [first, ...others] = linesOf(order);
      const rowOf = (line: Line | undefined, isFirst: boolean): Row =>
        columns.map((column) => {
          if (column.order) return column.order(order, language);
          if (column.once) return isFirst ? column.once(order, language) : null;
          return line === undefined ? null : (column.line?.(line, language, order) ?? null);
        });
      return [rowOf(first, true), ...others.map((line) => rowOf(line, false))];
    },
  };
}
