import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Row } from '#domain/tables/cell.ts';
import { byteOrderMark, csvLines } from '#domain/tables/csv.ts';
import { sheetEnd, sheetPath, sheetRows, sheetStart, workbookParts } from '#domain/tables/xlsx.ts';

/** A table that is written while its rows are read. */
export interface StreamedTable {
  readonly name: string;
  readonly heading: readonly string[];
  readonly pages: AsyncIterable<readonly Row[]>;
}

/** CSV for Excel: UTF-8 with a byte order mark. */
export async function* csvFile({ heading, pages }: StreamedTable): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + csvLines([heading]));
  for await (const rows of pages) yield Buffer.from(csvLines(rows));
}

/** A sheet is repetitive, so the fastest level packs it well; a slower one would hold up other requests. */
const fast = 1;

/** A workbook with one sheet, packed as it is written. */
export async function* xlsxFile({ name, heading, pages }: StreamedTable): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const take = (): Uint8Array => {
    const chunks = packed;
    packed = [];
    return Buffer.concat(chunks);
  };
  const begin = (path: string): ZipDeflate => {
    const part = new ZipDeflate(path, { level: fast });
    zip.add(part);
    return part;
  };
  for (const [path, text] of Object.entries(workbookParts(name))) begin(path).push(strToU8(text), true);
  const sheet = begin(sheetPath);
  sheet.push(strToU8(sheetStart(heading)));
  yield take();
  for await (const rows of pages) {
    sheet.push(strToU8(sheetRows(rows)));
    // Most pages end inside of a packed block; an empty chunk would wait for a reader who has nothing to read.
    if (packed.length > 0) yield take();
  }
  sheet.push(strToU8(sheetEnd), true);
  zip.end();
  yield take();
}
