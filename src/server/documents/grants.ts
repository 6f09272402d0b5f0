import { and, eq, lte } from 'drizzle-orm';
import { grantExpiry, isGrantAlive } from '#domain/documents/grant-life.ts';
import type { Executor } from '#server/db/client.ts';
import { documentGrant } from '#server/db/schema/documents.ts';
import { newToken, tokenHash } from '#server/session/index.ts';

/** Issues a token that allows anyone who has it to download this document for a few minutes. */
export async function grantDownload(db: Executor, documentId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.delete(documentGrant).where(lte(documentGrant.expiresAt, now));
  const grant = { tokenHash: tokenHash(token), documentId, expiresAt: grantExpiry(now) };
  await db.insert(documentGrant).values(grant);
  return token;
}

/** Whether a token currently allows the download of this document. */
export async function isGranted(
  db: Executor,
  documentId: number,
  token: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!token) return false;
  const [found] = await db
    .select()
    .from(documentGrant)
    .where(and(eq(documentGrant.tokenHash, tokenHash(token)), eq(documentGrant.documentId, documentId)));
  return found !== undefined && isGrantAlive(found, now);
}
