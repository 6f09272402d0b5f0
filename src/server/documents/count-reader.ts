import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { readerName } from '#domain/documents/document-count.ts';
import { constants } from '#generated/constants.ts';
import type { CallContext } from '#server/call-context.ts';
import { documentReader, technicalDocument } from '#server/db/schema/documents.ts';
import { shopSecret } from '#server/db/shop-secret.ts';

type Reader = Pick<CallContext, 'db' | 'now' | 'member' | 'address' | 'userAgent'>;

/** A member, or a visitor by network and browser; what a visitor is known by is not stored. */
async function personOf({ db, member, address, userAgent }: Reader): Promise<string> {
  const { isVisitor, name } = readerName({ memberId: member?.id, address, userAgent });
  if (!isVisitor) return name;
  const secret = await shopSecret(db, 'linkSecret');
  return createHmac('sha256', secret).update(name).digest('base64url');
}

const counters = {
  look: sql`browse_count = browse_count + 1`,
  download: sql`download_count = download_count + 1`,
} as const;

/** Counts a look or a download of a person; again only after `documentCountPause`, as `isCounted` says, however many requests there are. */
export async function countReader(
  reader: Reader,
  documentId: number,
  kind: keyof typeof counters,
): Promise<void> {
  const { db, now } = reader;
  const before = new Date(now.getTime() - constants.documentCountPause * 1000);
  await db.delete(documentReader).where(lt(documentReader.countedAt, before));
  const person = await personOf(reader);
  await db.execute(sql`with counted as (
      insert into ${documentReader} as known (document_id, kind, person, counted_at)
      values (${documentId}, ${kind}, ${person}, ${now.toISOString()})
      on conflict (document_id, kind, person) do update set counted_at = excluded.counted_at
        where known.counted_at <= ${before.toISOString()}
      returning document_id)
    update ${technicalDocument} set ${counters[kind]} where id in (select document_id from counted)`);
}
