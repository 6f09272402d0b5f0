import { createHmac, timingSafeEqual } from 'node:crypto';
import { linkExpiry } from '#domain/files/link-life.ts';
import type { Executor } from '#server/db/client.ts';
import { shopSecret } from '#server/db/shop-secret.ts';

/** What a link opens. Fields say for whom and how; they can be read by anyone and changed by nobody. */
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

/** A link that works without a token until it expires. Its maker has checked that the caller may open it. */
export async function signedLink(db: Executor, { path, fields }: LinkTarget, now: Date): Promise<string> {
  const expires = linkExpiry(now);
  const signed = `${path}?${new URLSearchParams({ ...fields, expires: String(expires) })}`;
  return `${signed}&signature=${await signatureOf(db, signed)}`;
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
  return Number(fields.get('expires')) * 1000 > now.getTime() ? fields : 'expired';
}
