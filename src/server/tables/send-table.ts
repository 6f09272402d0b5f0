import type { TableFormat } from '#domain/tables/formats.ts';
import { tableFormats } from '#domain/tables/formats.ts';
import { attachment } from '../wire/attachment.ts';
import type { AppContext } from '../wire/caller.ts';
import { webStream } from '../wire/web-stream.ts';
import { csvFile, type StreamedTable, xlsxFile } from './table-files.ts';

const writers = { csv: csvFile, xlsx: xlsxFile } as const;

/** Sends a table as a download while its rows are read; reading ends when the client goes away. */
export function sendTable(
  context: AppContext,
  fileName: string,
  format: TableFormat,
  table: StreamedTable,
): Response {
  return context.body(
    webStream(writers[format](table)),
    200,
    attachment(`${fileName}.${format}`, tableFormats[format]),
  );
}
