import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ImportProblem } from '../../problem.ts';

/** A workbook's archive; each entry is unpacked as a stream when it is read. */
export type Archive = {
  open: (name: string) => Promise<Readable | undefined>;
  /** Packed size of an entry in bytes. */
  size: (name: string) => number;
  close: () => void;
};

export async function openArchive(file: string): Promise<Archive> {
  const zip = await openZip(file);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (error) {
    zip.close();
    throw toImportProblem(error);
  }
  return {
    open: async (name) => {
      const entry = entries.get(name);
      return entry ? zip.openReadStreamPromise(entry) : undefined;
    },
    size: (name) => entries.get(name)?.uncompressedSize ?? 0,
    close: () => zip.close(),
  };
}

async function openZip(file: string): Promise<ZipFile> {
  try {
    return await openPromise(file, { autoClose: false });
  } catch (error) {
    throw toImportProblem(error);
  }
}

export function toImportProblem(error: unknown): ImportProblem {
  if (error instanceof ImportProblem) return error;
  const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return new ImportProblem('workbookBroken', `The file is not a readable XLSX workbook: ${why}.`);
}
