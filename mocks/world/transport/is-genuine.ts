import { strFromU8, unzipSync } from 'fflate';
import { fitsName, headBytes } from '#domain/files/content-kind.ts';
import { type Archive, contentTypesName, fitsInside } from '#domain/files/inside-file.ts';

/** What an archive contains; undefined for a broken one. Nothing protects the mocks from a bomb. */
async function readArchive(content: Uint8Array): Promise<Archive | undefined> {
  const names: string[] = [];
  try {
    const unpacked = unzipSync(content, {
      filter: ({ name }) => {
        names.push(name);
        return name === contentTypesName;
      },
    });
    const contentTypes = unpacked[contentTypesName];
    return { names, contentTypes: contentTypes ? strFromU8(contentTypes) : '' };
  } catch {
    return undefined;
  }
}

/** Whether a file is what its name says, by its first bytes and by what is inside. */
export async function isGenuine(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  if (!fitsName(file.name, head)) return false;
  const content = new Uint8Array(await file.arrayBuffer());
  return fitsInside(file.name, content, () => readArchive(content));
}
