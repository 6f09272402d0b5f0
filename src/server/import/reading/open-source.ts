import { open } from 'node:fs/promises';
import { codeOf } from '#domain/caught-error.ts';
import { ImportProblem } from '../problem.ts';
import { type CsvOptions, openCsv } from './csv-rows.ts';
import type { RowSource } from './row.ts';
import { openXlsx } from './xlsx/open-xlsx.ts';

export type ReadingOptions = CsvOptions & { sheet?: string };

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** Opens a supplier's file by what its first bytes say; the name's ending does not count. */
export async function openSource(file: string, options: ReadingOptions = {}): Promise<RowSource> {
  const start = await readMagic(file);
  if (start.length === 0) throw new ImportProblem('fileEmpty', `The file is empty: ${file}`);
  if (start.equals(ZIP)) return openXlsx(file, options.sheet);
  if (start.equals(OLE)) {
    throw new ImportProblem(
      'formatUnknown',
      'The file is an old .xls or a protected workbook: save it as .xlsx or CSV.',
    );
  }
  return openCsv(file, options);
}

async function readMagic(file: string): Promise<Buffer> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = codeOf(error) ?? 'unreadable';
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : code;
    throw new ImportProblem('fileMissing', `Cannot read ${file}: ${why}.`);
  }
}
