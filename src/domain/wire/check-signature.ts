import { constants } from '#generated/constants.ts';
import { transportHeaders } from '#generated/transport.ts';
import { type SignedRequest, signingText } from '../signing.ts';
import { ApiRefusal } from './envelope.ts';

/** What arrived, as far as a signature is about it. */
export interface SignedCall extends Pick<SignedRequest, 'method' | 'path' | 'fields'> {
  /** The value of a header, null where the request has none. */
  readonly header: (name: string) => string | null;
}

export interface SignatureRules {
  /** The public application key. */
  readonly key: string;
  readonly now: Date;
  /** SHA-256 of a text in lower-case hex. */
  readonly sha256: (text: string) => string;
}

/** The text that the signature of a call is made of; throws for a call that was signed too long ago or ahead. */
function freshText(call: SignedCall, key: string, now: Date): string {
  const timestamp = call.header(transportHeaders.timestamp) ?? '';
  const age = Math.abs(now.getTime() - Number(timestamp));
  if (!/^[0-9]{1,16}$/.test(timestamp) || age > constants.signatureWindow * 1000)
    throw new ApiRefusal('staleTimestamp', { now: now.getTime() });
  const { method, path, fields } = call;
  const idempotencyKey = call.header(transportHeaders.idempotencyKey);
  return signingText({ timestamp, method, path, fields, idempotencyKey, key });
}

/** Throws a {@link ApiRefusal} for a call that was signed too long ago or ahead, or whose signature does not fit what arrived. */
export function checkSignature(call: SignedCall, { key, now, sha256 }: SignatureRules): void {
  const text = freshText(call, key, now);
  if (call.header(transportHeaders.sign) !== sha256(text)) throw new ApiRefusal('wrongSignature');
}

/** Name of the header with the ID of a partner's key. */
export const partnerKeyHeader = 'X-Partner-Key';

export interface PartnerSignatureRules {
  /** The ID of the key, which the call names. */
  readonly id: string;
  readonly now: Date;
  /** HMAC-SHA256 of a text with the secret of the key, in lower-case hex; undefined for a key that does not exist. */
  readonly hmac: ((text: string) => string) | undefined;
}

/** Compares in a time that does not show how much of a guess is right. */
function isSameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < other.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

/** The same for a call that is signed with the key of a partner; an unknown key is refused as a wrong signature is. */
export function checkPartnerSignature(call: SignedCall, { id, now, hmac }: PartnerSignatureRules): void {
  const text = freshText(call, id, now);
  const sign = call.header(transportHeaders.sign) ?? '';
  if (!hmac || !isSameText(sign, hmac(text))) throw new ApiRefusal('wrongSignature');
}
