import { hash, timingSafeEqual } from 'node:crypto';
import { signingText } from '#domain/signing.ts';
import { constants } from '#generated/constants.ts';
import { transportHeaders } from '#generated/transport.ts';
import { Refusal } from './envelope.ts';
import type { Arrived } from './wire-request.ts';

interface SignedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly arrived: Arrived;
}

function signedFields({ query, form }: Arrived): (readonly [string, string])[] {
  const fields = [...query];
  for (const field of form) if (isText(field)) fields.push(field);
  return fields;
}

function isText(field: readonly [string, string | File]): field is readonly [string, string] {
  return typeof field[1] === 'string';
}

/** Refuses a request that was signed too long ago, or whose signature does not fit what arrived. */
export function checkSignature(call: SignedCall, key: string, now: Date): void {
  const timestamp = call.headers.get(transportHeaders.timestamp) ?? '';
  const age = Math.abs(now.getTime() - Number(timestamp));
  if (!/^[0-9]{1,16}$/.test(timestamp) || age > constants.signatureWindow * 1000) {
    throw new Refusal('staleTimestamp', { now: now.getTime() });
  }
  const { method, path } = call;
  const text = signingText({ timestamp, method, path, fields: signedFields(call.arrived), key });
  const expected = Buffer.from(hash('sha256', text, 'hex'));
  const given = Buffer.from(call.headers.get(transportHeaders.sign) ?? '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refusal('wrongSignature');
}
