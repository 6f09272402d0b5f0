import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { documentFile } from '#server/db/schema/documents.ts';
import type { FileStorage } from '#server/gateways/files/index.ts';
import type { FoundSource } from './find-source.ts';
import { renderDocument } from './rendering/render-document.ts';

export type StoredFile = typeof documentFile.$inferSelect;

interface Storage {
  readonly db: Executor;
  readonly files: FileStorage;
}

async function findKnownFile(db: Executor, filePath: string): Promise<StoredFile | undefined> {
  const [row] = await db.select().from(documentFile).where(eq(documentFile.filePath, filePath));
  return row;
}

async function build({ db, files }: Storage, source: FoundSource): Promise<StoredFile> {
  const { pdf, pages, preview } = await renderDocument(source);
  const { filePath } = source;
  const row = {
    filePath,
    pages,
    pdfName: randomUUID(),
    previewName: randomUUID(),
    bytes: pdf.length,
    previewBytes: preview.length,
    digest: createHash('sha256').update(pdf).digest('base64url'),
  };
  await Promise.all([files.put(row.pdfName, pdf), files.put(row.previewName, preview)]);
  const inserted = await db.insert(documentFile).values(row).onConflictDoNothing().returning();
  if (inserted.length > 0) return row;
  // Another process was faster: its files stay, and these go.
  await Promise.all([files.remove(row.pdfName), files.remove(row.previewName)]);
  return (await findKnownFile(db, filePath)) ?? row;
}

const building = new WeakMap<FileStorage, Map<string, Promise<StoredFile>>>();

/** The files of a document, built when they are first asked for; several requests at once build them once. */
export async function storedFile(storage: Storage, source: FoundSource): Promise<StoredFile> {
  const { filePath } = source;
  const found = await findKnownFile(storage.db, filePath);
  if (found) return found;
  const running = building.get(storage.files) ?? new Map<string, Promise<StoredFile>>();
  building.set(storage.files, running);
  const one = running.get(filePath) ?? build(storage, source).finally(() => running.delete(filePath));
  running.set(filePath, one);
  return one;
}

/** Forgets files that the storage has lost, so that they are built again. */
export async function forgetFile(db: Executor, filePath: string): Promise<void> {
  await db.delete(documentFile).where(eq(documentFile.filePath, filePath));
}
