import { fitsName, headBytes } from '#domain/files/content-kind.ts';
import { fitsInside } from '#domain/files/inside-file.ts';
import { inspectArchive } from './archive.ts';

/** Whether a file is what its name says: by its first bytes, and for documents by what is inside. */
export async function isGenuine(originalName: string, content: Buffer): Promise<boolean> {
  if (!fitsName(originalName, content.subarray(0, headBytes))) return false;
  return fitsInside(originalName, content, () => inspectArchive(content));
}
