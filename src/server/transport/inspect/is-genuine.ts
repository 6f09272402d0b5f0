import { fitsName, headBytes } from '#domain/files/content-kind.ts';
import { extensionOf } from '#domain/files/file-names.ts';
import { type Archive, inspectArchive } from './archive.ts';
import { streamNames } from './compound-file.ts';

const office = 'application/vnd.openxmlformats-officedocument';

/** An Office document has a main part of its type, and no macros. */
function isOffice({ names, contentTypes }: Archive, mainPart: string, type: string): boolean {
  const hasMacros =
    names.some((name) => /vbaProject\.bin$/i.test(name)) || /macroEnabled/i.test(contentTypes);
  return names.includes(mainPart) && contentTypes.includes(`${office}.${type}.main+xml`) && !hasMacros;
}

function hasStream(content: Buffer, ...streams: string[]): boolean {
  const names = streamNames(content) ?? [];
  return streams.some((name) => names.includes(name));
}

const inspections: Readonly<Record<string, (content: Buffer) => boolean | Promise<boolean>>> = {
  '.doc': (content) => hasStream(content, 'WordDocument'),
  '.xls': (content) => hasStream(content, 'Workbook', 'Book'),
  '.docx': async (content) => {
    const archive = await inspectArchive(content);
    return archive !== undefined && isOffice(archive, 'word/document.xml', 'wordprocessingml.document');
  },
  '.xlsx': async (content) => {
    const archive = await inspectArchive(content);
    return archive !== undefined && isOffice(archive, 'xl/workbook.xml', 'spreadsheetml.sheet');
  },
  '.zip': async (content) => (await inspectArchive(content)) !== undefined,
};

/** Whether a file is what its name says: by its first bytes, and for documents by what is inside. */
export async function isGenuine(originalName: string, content: Buffer): Promise<boolean> {
  if (!fitsName(originalName, content.subarray(0, headBytes))) return false;
  const inspect = inspections[extensionOf(originalName)];
  return inspect === undefined || inspect(content);
}
