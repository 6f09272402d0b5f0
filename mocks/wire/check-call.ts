import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { signingText } from '#domain/signing.ts';
import { Refusal } from '#domain/wire/envelope.ts';
import type { Finding } from '#domain/wire/finding.ts';
import { fieldText } from '#domain/wire/messages.ts';
import type { Route } from '#domain/wire/route.ts';
import { constants } from '#generated/constants.ts';
import { uploadFileFormLimits } from '#generated/limits.ts';
import type { OperationId, RefusalParams } from '#generated/server/handlers.ts';
import { transportHeaders } from '#generated/transport.ts';
import { type ArrivedCall, multipart, urlEncoded } from './arrived-call.ts';

const mediaTypes = { none: '', form: urlEncoded, multipart, json: 'application/json' } as const;

/** A file that is somewhat too large still reaches its handler, which says so with a code of its own. */
const multipartLimit = 2 * uploadFileFormLimits.file.maxBytes;

const keyForm = /^[A-Za-z0-9_-]{16,64}$/;

/** Refuses a body of another type than the described one, and one that is too long. */
export function checkBody({ encoding }: Route, { mediaType, length }: ArrivedCall): void {
  if (encoding === 'none') return;
  if (mediaType !== mediaTypes[encoding] && (mediaType !== '' || length > 0))
    throw new Refusal('mediaTypeRefused');
  if (length > (encoding === 'multipart' ? multipartLimit : constants.bodyLimit))
    throw new Refusal('bodyTooLarge');
}

/** Refuses a call that was signed too long ago, or whose signature does not fit what arrived. */
export function checkSignature(call: ArrivedCall, now: Date): void {
  const timestamp = call.header(transportHeaders.timestamp) ?? '';
  const age = Math.abs(now.getTime() - Number(timestamp));
  if (!/^[0-9]{1,16}$/.test(timestamp) || age > constants.signatureWindow * 1000)
    throw new Refusal('staleTimestamp', { now: now.getTime() });
  const texts = call.form.filter((field): field is readonly [string, string] => typeof field[1] === 'string');
  const { method, path } = call;
  const fields = [...call.query, ...texts];
  const text = signingText({ timestamp, method, path, fields, key: constants.applicationKey });
  if (call.header(transportHeaders.sign) !== bytesToHex(sha256(utf8ToBytes(text))))
    throw new Refusal('wrongSignature');
}

/** The first value of a field that the transport fills in: in the query of a GET, in the body of anything else. */
export function transportField(call: ArrivedCall, name: string): string | undefined {
  const fields: ArrivedCall['form'] = call.method === 'GET' ? call.query : call.form;
  const value = fields.find(([field]) => field === name)?.[1];
  return typeof value === 'string' ? value : undefined;
}

/** The refusal that names fields, in words about the first of them. */
export function refusedFields(operationId: OperationId, found: readonly Finding[]): Refusal {
  const fields = [...found] as NonNullable<RefusalParams['fields']>;
  return new Refusal('fieldRefused', { fields }, (language) => fieldText(found[0], operationId, language));
}

/** The key under which the first answer is kept, where the operation has one. */
export function idempotencyKey(route: Route<OperationId>, call: ArrivedCall): string | undefined {
  const key = route.idempotent ? call.header(transportHeaders.idempotencyKey) : null;
  if (key === null || keyForm.test(key)) return key ?? undefined;
  throw refusedFields(route.operationId, [{ field: transportHeaders.idempotencyKey, rule: 'pattern' }]);
}
