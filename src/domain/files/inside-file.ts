import { streamNames } from './compound-file.ts';
import { extensionOf } from './file-names.ts';

/** What an archive contains. */
export interface Archive {
  readonly names: readonly string[];
  /** Text of `[Content_Types].xml`, empty where there is none. */
  readonly contentTypes: string;
}

/** The entry of an archive whose text says what its parts are. */
export const contentTypesName = '[Content_Types].xml';

const office = 'application/vnd.openxmlformats-officedocument';

/** An Office document has a main part of its type, and no macros. */
function isOffice({ names, contentTypes }: Archive, mainPart: string, type: string): boolean {
  const hasMacros =
    names.some((name) => /vbaProject\.bin$/i.test(name)) || /macroEnabled/i.test(contentTypes);
  return names.includes(mainPart) && contentTypes.includes(`${office}.${type}.main+xml`) && !hasMacros;
}

/** Whether a name of an entry is that of a place within the archive. */
function isWithin(name: string): boolean {
  return !name.includes('\\') && !/^([a-z]:|\/)/i.test(name) && !name.split('/').includes('..');
}

const archives: Readonly<Record<string, (archive: Archive) => boolean>> = {
  '.docx': (archive) => isOffice(archive, 'word/document.xml', 'wordprocessingml.document'),
  '.xlsx': (archive) => isOffice(archive, 'xl/workbook.xml', 'spreadsheetml.sheet'),
  '.zip': () => true,
};

/** A stream that only a file of this kind has: also installers and mails are compound files. */
const streams: Readonly<Record<string, readonly string[]>> = {
  '.doc': ['WordDocument'],
  '.xls': ['Workbook', 'Book'],
};

/**
 * Whether the inside of a file is what its name promises, for the kinds that are containers: archives, Office documents and their
 * predecessors. `readArchive` returns undefined for a broken archive.
 */
export async function fitsInside(
  name: string,
  content: Uint8Array,
  readArchive: () => Promise<Archive | undefined>,
): Promise<boolean> {
  const extension = extensionOf(name);
  const expected = streams[extension];
  if (expected) return (streamNames(content) ?? []).some((stream) => expected.includes(stream));
  const isRight = archives[extension];
  if (!isRight) return true;
  const archive = await readArchive();
  if (!archive) return false;
  return archive.names.every(isWithin) && isRight(archive);
}
