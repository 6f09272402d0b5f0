import { type Bilingual, inLanguage, type Language } from '../language.ts';
import type { Cell, Row } from '../tables/cell.ts';
import { inPageLanguage } from '../wire/page-language.ts';

/** For whom a table is written. */
export interface TableReader {
  readonly language: Language;
  /** Scheme and host of the shop: addresses in a file have to be whole. */
  readonly origin: string;
}

export interface TableColumn<Item> {
  readonly title: Bilingual;
  readonly cell: (item: Item, reader: TableReader) => Cell;
}

/** The whole address of a page in the reader's language. */
export function pageCell(path: string, { origin, language }: TableReader): string {
  return origin + inPageLanguage(path, language);
}

/** The whole address of a file or a picture. */
export function fileCell(address: string, { origin }: TableReader): string {
  return new URL(address, origin).href;
}

/** The titles of the columns in one language. */
export function headingOf(columns: readonly TableColumn<never>[], language: Language): readonly string[] {
  return columns.map(({ title }) => inLanguage(title, language));
}

/** The cells of an item, one for each column. */
export function rowOf<Item>(columns: readonly TableColumn<Item>[], item: Item, reader: TableReader): Row {
  return columns.map(({ cell }) => cell(item, reader));
}
