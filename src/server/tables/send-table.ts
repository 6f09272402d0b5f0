import { Readable } from 'node:stream';
import type { TableFormat } from '#domain/tables/formats.ts';
import { tableFormats } from '#domain/tables/formats.ts';
import { constants } from '#generated/constants.ts';
import { attachment } from '../wire/attachment.ts';
import type { AppContext } from '../wire/caller.ts';
import { webStream } from '../wire/web-stream.ts';
import { csvFile, type StreamedTable, xlsxFile } from './table-files.ts';

const writers = { csv: csvFile, xlsx: xlsxFile } as const;

const secondMs = 1000;

/**
 * Sends a table as a download while its rows are read; reading ends when the client goes away, or reads too slowly. `onEnd` is called
 * once, however it ends.
 */
export function sendTable(
  context: AppContext,
  fileName: string,
  format: TableFormat,
  { onEnd, ...table }: StreamedTable & { readonly onEnd?: () => void },
): Response {
  const written = Readable.from(writers[format](table));
  const tooLate = setTimeout(
    () => written.destroy(new Error('a table was not read in time')),
    constants.exportDuration * secondMs,
  ).unref();
  written.once('close', () => {
    clearTimeout(tooLate);
    onEnd?.();
  });
  return context.body(webStream(written), 200, attachment(`${fileName}.${format}`, tableFormats[format]));
}
