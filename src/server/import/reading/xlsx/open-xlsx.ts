import type { Row, RowSource } from '../row.ts';
import { type Archive, openArchive, toImportProblem } from './archive.ts';
import { readSharedStrings } from './read-strings.ts';
import { SheetRows } from './sheet-rows.ts';
import { readWorkbook, type Workbook } from './workbook.ts';
import { parseXml } from './xml.ts';

/** Opens a workbook as a stream of rows; neither the sheet nor the string table is ever whole in memory. */
export async function openXlsx(file: string, sheet?: string): Promise<RowSource> {
  const archive = await openArchive(file);
  try {
    const workbook = await readWorkbook(archive, sheet);
    const read = { bytes: 0 };
    const total = archive.size(workbook.sheet.path);
    return {
      format: 'xlsx',
      details: { sheet: workbook.sheet.name },
      rows: readRows(archive, workbook, read),
      progress: () => (total === 0 ? 1 : Math.min(1, read.bytes / total)),
    };
  } catch (error) {
    archive.close();
    throw toImportProblem(error);
  }
}

async function* readRows(archive: Archive, workbook: Workbook, read: { bytes: number }): AsyncGenerator<Row> {
  try {
    const strings = await readSharedStrings(archive, workbook.sharedStrings);
    try {
      const stream = await archive.open(workbook.sheet.path);
      if (!stream) throw new Error(`there is no ${workbook.sheet.path}`);
      const sheet = new SheetRows(strings);
      const handlers = {
        open: sheet.open.bind(sheet),
        text: sheet.text.bind(sheet),
        close: sheet.close.bind(sheet),
      };
      for await (const bytes of parseXml(stream, handlers)) {
        read.bytes += bytes;
        yield* sheet.take();
      }
      yield* sheet.take();
    } finally {
      strings.close();
    }
  } catch (error) {
    throw toImportProblem(error);
  } finally {
    archive.close();
  }
}
