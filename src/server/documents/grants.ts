import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { documentGrant } from '#server/db/schema/documents.ts';
import { newToken, tokenHash } from '#server/session/index.ts';

/** Seconds; enough to start or repeat a download, too short to share the link. */
const lifeMs = 5 * 60_000;

/** Issues a token that allows anyone who has it to download this document for a few minutes. */
export async function grantDownload(db: Executor, documentId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.delete(documentGrant).where(lt(documentGrant.expiresAt, now));
  const expiresAt = new Date(now.getTime() + lifeMs);
  await db.insert(documentGrant).values({ tokenHash: tokenHash(token), documentId, expiresAt });
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
  const found = await db
    .select({ documentId: documentGrant.documentId })
    .from(documentGrant)
    .where(
      and(
        eq(documentGrant.tokenHash, tokenHash(token)),
        eq(documentGrant.documentId, documentId),
        gt(documentGrant.expiresAt, now),
      ),
    );
  return found.length > 0;
}
