import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { refuseContractFile } from '#domain/files/decide-upload.ts';
import { extensionOf, uploadFolder } from '#domain/files/file-names.ts';
import { parseStoredFile } from '#domain/orders/stored-file.ts';
import { ownEntry } from '#domain/ownership/own-entry.ts';
import type { Executor } from '#server/db/client.ts';
import { storedFile } from '#server/db/schema/files.ts';
import type { FileStorage } from '#server/gateways/files/index.ts';

export type StoredFile = typeof storedFile.$inferSelect;

const nameBytes = 16;

interface NewFile {
  readonly memberId: number;
  readonly originalName: string;
  readonly content: Uint8Array;
}

/**
 * Keeps a file under a random name, which it returns. The row comes first, so that the content of an upload that is broken off
 * is removed with the other unused ones.
 */
export async function storeFile(
  db: Executor,
  files: FileStorage,
  { memberId, originalName, content }: NewFile,
  now: Date,
): Promise<string> {
  const name = `${randomBytes(nameBytes).toString('hex')}${extensionOf(originalName)}`;
  const size = content.length;
  await db.insert(storedFile).values({ name, memberId, originalName, size, createdAt: now });
  await files.put(name, content);
  return name;
}

export async function findFile(db: Executor, path: string): Promise<StoredFile | undefined> {
  if (!path.startsWith(uploadFolder)) return undefined;
  const [found] = await db
    .select()
    .from(storedFile)
    .where(eq(storedFile.name, path.slice(uploadFolder.length)));
  return found;
}

/** A file of the member, or the code of the refusal. */
export async function findOwnFile(db: Executor, memberId: number, path: string) {
  return ownEntry(await findFile(db, path), memberId);
}

/** A file of the member that a request attaches to something else, or the code of the refusal. */
export async function findAttachedFile(db: Executor, memberId: number, path: string) {
  return ownEntry(await findFile(db, path), memberId);
}

/**
 * Marks a file as used, in the transaction that stores the reference; it is not removed from then on. Throws when it was removed
 * in the meantime.
 */
export async function referToFile(
  db: Executor,
  { name }: Pick<StoredFile, 'name'>,
  now: Date,
): Promise<void> {
  await db
    .update(storedFile)
    .set({ referredAt: now })
    .where(and(eq(storedFile.name, name), isNull(storedFile.referredAt)));
  const found = await findFile(db, uploadFolder + name);
  if (!found) throw new Error('the file was removed while it was being referred to');
}

/**
 * Gives a file up that was replaced, so that it is removed as an unused one, unless an order of the member has it too or it is a document
 * that was issued.
 */
export async function releaseFile(db: Executor, path: string): Promise<void> {
  if (!path.startsWith(uploadFolder)) return;
  await db.execute(sql`update stored_file f set referred_at = null
    where name = ${path.slice(uploadFolder.length)}
    and not exists (select from customised_order o where o.member_id = f.member_id
      and position(f.name in concat(o.front_contract, o.back_contract, o.annex_file)) > 0)
    and not exists (select from standard_order o where o.member_id = f.member_id
      and position(f.name in concat(o.system_contract, o.user_contract)) > 0)
    and not exists (select from issued_document d where d.file_name = f.name)`);
}

/** The member's file that a `contractLink` names, if its type and size are those of a contract; otherwise why not. */
export async function storedContract(db: Executor, memberId: number, contractLink: string) {
  const found = await findOwnFile(db, memberId, parseStoredFile(contractLink)?.path ?? '');
  if (!found.ok) return found;
  return refuseContractFile(found.value) ?? found;
}
