import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type Archive, contentTypesName } from '#domain/files/inside-file.ts';
import { constants } from '#generated/constants.ts';

/** Bytes that are kept of the list of content types. */
const maxList = 200_000;

/** Unpacks an entry to nowhere; yauzl throws where more comes out than the archive declares. */
async function unpack(zip: ZipFile, entry: Entry): Promise<string> {
  let text = '';
  const isList = entry.fileName === contentTypesName;
  for await (const chunk of await zip.openReadStreamPromise(entry))
    if (isList && text.length < maxList) text += String(chunk);
  return text;
}

/**
 * Reads an archive completely, within bounds: undefined for one that is broken, encrypted, names files outside of itself, or is a
 * zip bomb. The declared sizes are summed up before anything is unpacked, and hold while it is.
 */
export async function inspectArchive(content: Buffer): Promise<Archive | undefined> {
  const zip = await fromBufferPromise(content, { autoClose: false }).catch(() => undefined);
  if (!zip || zip.entryCount > constants.archiveEntries) return undefined;
  try {
    const entries: Entry[] = [];
    let [unpacked, packed] = [0, 0];
    for await (const entry of zip.eachEntry()) {
      entries.push(entry);
      unpacked += entry.uncompressedSize;
      packed += entry.compressedSize;
      // Entries that overlap share their packed bytes, so their sum is larger than the file.
      if (unpacked > constants.archiveUnpacked || packed > content.length || entry.isEncrypted())
        return undefined;
    }
    if (unpacked > constants.archiveTight && unpacked > packed * constants.archiveRatio) return undefined;
    let contentTypes = '';
    for (const entry of entries) contentTypes += await unpack(zip, entry);
    return { names: entries.map(({ fileName }) => fileName), contentTypes };
  } catch {
    return undefined;
  } finally {
    zip.close();
  }
}
