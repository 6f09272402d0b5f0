import { and, asc, eq, gt } from 'drizzle-orm';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Language } from '#domain/language.ts';
import { archivedPath, jsonLines } from '#domain/my-data/my-archive.ts';
import { byteOrderMark, csvLines } from '#domain/tables/csv.ts';
import type { Executor } from '#server/db/client.ts';
import { storedFile } from '#server/db/schema/files.ts';
import type { FileStorage } from '#server/gateways/files/index.ts';
import { filesOf, type MyFile } from './my-files.ts';

interface Archive {
  readonly db: Executor;
  readonly files: FileStorage;
  readonly memberId: number;
  readonly language: Language;
}

/** A file of the archive, in pieces. */
interface Part {
  readonly path: string;
  /** Whether packing makes it smaller; pictures and documents are packed already. */
  readonly packs: boolean;
  readonly pieces: AsyncIterable<Uint8Array>;
}

async function* csvOf({ heading, pages }: MyFile): AsyncGenerator<Uint8Array> {
  yield strToU8(byteOrderMark + csvLines([heading]));
  for await (const rows of pages()) yield strToU8(csvLines(rows));
}

async function* jsonOf({ heading, pages }: MyFile): AsyncGenerator<Uint8Array> {
  yield strToU8('[\n');
  let isFirst = true;
  for await (const rows of pages()) {
    yield strToU8(jsonLines(heading, rows, isFirst));
    if (rows.length > 0) isFirst = false;
  }
  yield strToU8('\n]\n');
}

/** The files of a member, uploaded or issued, one after the other by their stored names. A file whose content is gone is left out. */
async function* storedFiles({ db, files, memberId, language }: Archive): AsyncGenerator<Part> {
  for (let last = ''; ; ) {
    const [found] = await db
      .select()
      .from(storedFile)
      .where(and(eq(storedFile.memberId, memberId), gt(storedFile.name, last)))
      .orderBy(asc(storedFile.name))
      .limit(1);
    if (!found) return;
    last = found.name;
    const pieces = await files.read(found.name);
    if (pieces) yield { path: archivedPath(found, language), packs: false, pieces };
  }
}

async function* partsOf(archive: Archive): AsyncGenerator<Part> {
  for (const file of filesOf(archive.db, archive.memberId, archive.language)) {
    yield { path: `${file.name}.csv`, packs: true, pieces: csvOf(file) };
    yield { path: `${file.name}.json`, packs: true, pieces: jsonOf(file) };
  }
  yield* storedFiles(archive);
}

/** A slower level would hold up other requests. */
const fast = 1;

/**
 * Everything that the shop holds about a member as a ZIP, packed while it is read: memory grows neither with the data nor with the
 * files.
 */
export async function* myDataZip(archive: Archive): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  for await (const { path, packs, pieces } of partsOf(archive)) {
    const part = packs ? new ZipDeflate(path, { level: fast }) : new ZipPassThrough(path);
    zip.add(part);
    for await (const piece of pieces) {
      part.push(piece);
      if (packed.length > 0) yield Buffer.concat(packed.splice(0));
    }
    part.push(new Uint8Array(0), true);
  }
  zip.end();
  yield Buffer.concat(packed);
}
