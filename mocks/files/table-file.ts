import { strToU8, zipSync } from 'fflate';
import type { Row } from '#domain/tables/cell.ts';
import { byteOrderMark, csvLines } from '#domain/tables/csv.ts';
import type { TableFormat } from '#domain/tables/formats.ts';
import { sheetEnd, sheetPath, sheetRows, sheetStart, workbookParts } from '#domain/tables/xlsx.ts';

interface Table {
  readonly heading: readonly string[];
  readonly rows: readonly Row[];
}

/** A table as the content of a file. */
export function tableContent(
  name: string,
  format: TableFormat,
  { heading, rows }: Table,
): Uint8Array<ArrayBuffer> {
  if (format === 'csv') return new Uint8Array(strToU8(byteOrderMark + csvLines([heading, ...rows])));
  const parts = { ...workbookParts(name), [sheetPath]: sheetStart(heading) + sheetRows(rows) + sheetEnd };
  const packed = Object.entries(parts).map(([path, text]) => [path, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(packed)));
}
