import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as wire from '#domain/wire/check-signature.ts';
import { ApiRefusal } from '#domain/wire/envelope.ts';
import type { Route } from '#domain/wire/route.ts';
import { constants } from '#generated/constants.ts';
import { uploadFileFormLimits } from '#generated/limits.ts';
import { mockPartnerKey } from '../world/partners/partner-key.ts';
import { type IncomingCall, multipart, urlEncoded } from './incoming-call.ts';

const mediaTypes = { none: '', form: urlEncoded, multipart, json: 'application/json' } as const;

/** A slightly too large file still reaches its handler, which refuses it with a code of its own. */
const multipartLimit = 2 * uploadFileFormLimits.file.maxBytes;

/** Refuses a body of the wrong type or size. */
export function checkBody({ encoding }: Route, { mediaType, length, unreadable }: IncomingCall): void {
  if (encoding === 'none') return;
  if (mediaType !== mediaTypes[encoding] && (mediaType !== '' || length > 0))
    throw new ApiRefusal('mediaTypeRefused');
  if (length > (encoding === 'multipart' ? multipartLimit : constants.bodyLimit))
    throw new ApiRefusal('bodyTooLarge');
  if (unreadable) throw new ApiRefusal('mediaTypeRefused');
}

const sha256Hex = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** HMAC-SHA256 in lower-case hex. */
export function hmacHex(secret: string, text: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)));
}

/** Refuses a stale or wrong signature: that of the partner's key where the call is for partners. */
export function checkSignature({ isForPartners }: Route, call: IncomingCall, now: Date): void {
  const texts = call.form.filter((field): field is readonly [string, string] => typeof field[1] === 'string');
  const { method, path, header } = call;
  const signed = { method, path, header, fields: [...call.query, ...texts] };
  if (!isForPartners) {
    wire.checkSignature(signed, { key: constants.applicationKey, now, sha256: sha256Hex });
    return;
  }
  const { id, secret } = mockPartnerKey;
  const isKnown = header(wire.partnerKeyHeader) === id;
  wire.checkPartnerSignature(signed, {
    id,
    now,
    hmac: isKnown ? (text) => hmacHex(secret, text) : undefined,
  });
}

/** The first value of a transport field: in the query of a GET, otherwise in the body. */
export function transportField(call: IncomingCall, name: string): string | undefined {
  const fields: IncomingCall['form'] = call.method === 'GET' ? call.query : call.form;
  const value = fields.find(([field]) => field === name)?.[1];
  return typeof value === 'string' ? value : undefined;
}
