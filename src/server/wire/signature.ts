import { hash } from 'node:crypto';
import * as wire from '#domain/wire/check-signature.ts';
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

const sha256 = (text: string) => hash('sha256', text, 'hex');

/** What the signature of a call is about. */
export function signedCall({ method, path, headers, arrived }: SignedCall): wire.SignedCall {
  return { method, path, fields: signedFields(arrived), header: (name) => headers.get(name) };
}

/** Refuses a request with an expired signature, or one that does not match its content. */
export function checkSignature(call: SignedCall, key: string, now: Date): void {
  wire.checkSignature(signedCall(call), { key, now, sha256 });
}
