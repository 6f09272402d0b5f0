import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { linkExpiry } from '#domain/files/link-life.ts';
import { type CallContext, callingMember } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { session } from '#server/db/schema/session.ts';
import { shopSecret } from '#server/db/shop-secret.ts';
import { isSessionOpen } from './open-session.ts';

/** What a link opens. Fields say how; they can be read by anyone and changed by nobody. */
export interface LinkTarget {
  /** Path on this server. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

async function signatureOf(db: Executor, text: string): Promise<string> {
  return createHmac('sha256', await shopSecret(db, 'linkSecret'))
    .update(text)
    .digest('base64url');
}

/**
 * A link that works without a token until it expires or the session of its maker ends, who has checked that the member may open it.
 * Its fields `member` and `session` say whose it is.
 */
export async function signedLink(
  context: Pick<CallContext, 'db' | 'now' | 'member'>,
  { path, fields }: LinkTarget,
): Promise<string> {
  const { id, sessionId } = callingMember(context);
  const owned = { member: String(id), session: String(sessionId), ...fields };
  const signed = `${path}?${new URLSearchParams({ ...owned, expires: String(linkExpiry(context.now)) })}`;
  return `${signed}&signature=${await signatureOf(context.db, signed)}`;
}

async function isOpen(db: Executor, fields: URLSearchParams, now: Date): Promise<boolean> {
  if (Number(fields.get('expires')) * 1000 <= now.getTime()) return false;
  const [id, memberId] = [Number(fields.get('session')), Number(fields.get('member'))];
  const made = and(eq(session.id, id), eq(session.memberId, memberId), isSessionOpen(now));
  const found = await db.select({ id: session.id }).from(session).where(made);
  return found.length > 0;
}

const form = /^(.*)&signature=([A-Za-z0-9_-]{1,100})$/s;

/**
 * The fields of a requested link. `altered` also stands for a link that was never signed; what is signed is the text as it
 * arrived, so no two readings of it can differ.
 */
export async function readSignedLink(
  db: Executor,
  url: string,
  now: Date,
): Promise<URLSearchParams | 'altered' | 'expired'> {
  const { pathname, search } = new URL(url);
  const [, signed, signature] = form.exec(pathname + search) ?? [];
  if (signed === undefined || signature === undefined) return 'altered';
  const [expected, given] = [Buffer.from(await signatureOf(db, signed)), Buffer.from(signature)];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'altered';
  const fields = new URLSearchParams(search);
  return (await isOpen(db, fields, now)) ? fields : 'expired';
}
