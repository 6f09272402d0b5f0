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

/** Throws a {@link ApiRefusal} for a call that was signed too long ago or ahead, or whose signature does not fit what arrived. */
export function checkSignature(call: SignedCall, { key, now, sha256 }: SignatureRules): void {
  const timestamp = call.header(transportHeaders.timestamp) ?? '';
  const age = Math.abs(now.getTime() - Number(timestamp));
  if (!/^[0-9]{1,16}$/.test(timestamp) || age > constants.signatureWindow * 1000)
    throw new ApiRefusal('staleTimestamp', { now: now.getTime() });
  const { method, path, fields } = call;
  const idempotencyKey = call.header(transportHeaders.idempotencyKey);
  const text = signingText({ timestamp, method, path, fields, idempotencyKey, key });
  if (call.header(transportHeaders.sign) !== sha256(text)) throw new ApiRefusal('wrongSignature');
}
