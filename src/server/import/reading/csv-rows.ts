import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import { ImportProblem } from '../problem.ts';
import { type Delimiter, detectDelimiter } from './delimiter.ts';
import { detectEncoding, type Encoding } from './encoding.ts';
import type { Row, RowSource } from './row.ts';

/** A quotation mark that is never closed would swallow the rest of the file; no honest row is this long. */
const LONGEST_ROW = 1024 * 1024;

export type CsvOptions = { encoding?: Encoding; delimiter?: Delimiter };

/** Opens a CSV of any of the known encodings and delimiters as a stream of rows. */
export async function openCsv(file: string, options: CsvOptions = {}): Promise<RowSource> {
  const { size } = await stat(file);
  const encoding = options.encoding ?? (await detectEncoding(file));
  const delimiter = options.delimiter ?? detectDelimiter(await readStart(file, encoding));
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 });
  return {
    format: 'csv',
    details: { encoding, delimiter },
    rows: readRows(bytes, encoding, delimiter),
    progress: () => (size === 0 ? 1 : bytes.bytesRead / size),
  };
}

async function readStart(file: string, encoding: Encoding): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    return iconv.decode(buffer.subarray(0, bytesRead), encoding);
  } finally {
    await handle.close();
  }
}

async function* readRows(bytes: Readable, encoding: Encoding, delimiter: string): AsyncGenerator<Row> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  });
  const items: AsyncIterable<{ record: string[]; info: Info }> = parser;
  const ignoreError = () => {}; // the parser throws the same error to the loop below
  if (encoding === 'utf-8') pipeline(bytes, parser, ignoreError);
  else pipeline(bytes, iconv.decodeStream(encoding), parser, ignoreError);
  try {
    for await (const { record, info } of items) {
      yield { number: info.records + info.empty_lines, cells: record };
    }
  } catch (error) {
    throw asProblem(error);
  }
}

function asProblem(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    return new ImportProblem('quoteOpen', `A quotation mark is opened and never closed: ${error.message}.`);
  }
  return new ImportProblem('formatUnknown', `The file is not a readable CSV: ${error.message}.`);
}
