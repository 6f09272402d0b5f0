import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { signingText } from '#domain/signing.ts';
import { decodeRequest } from '#domain/wire/decode.ts';
import type { Finding as RefusedField, Validator } from '#domain/wire/finding.ts';
import { transportHeaders } from '#generated/transport.ts';
import type { Contract, FoundOperation } from '../contract.ts';
import type { WireRequest } from '../exchange.ts';
import type { CheckName, Finding } from '../finding.ts';
import type { Kind } from '../kinds.ts';

const mediaTypes = {
  none: '',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
} as const;

const keyName = transportHeaders.idempotencyKey.toLowerCase();

export interface RequestRules {
  readonly check: CheckName;
  /** Public application key; without it signatures are not computed again. */
  readonly applicationKey?: string;
  /** The request is from the web app, which sends a language with every call. */
  readonly fromApp?: boolean;
}

interface Difference {
  readonly expected: string;
  readonly actual: string;
  readonly cause?: string;
}

type Note = (kind: Kind, at: string, difference: Difference) => void;

function bodyType({ body, headers }: WireRequest): string {
  if (body.kind === 'raw') return body.mediaType;
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function textPairs({ query, body }: WireRequest): (readonly [string, string])[] {
  const pairs = body.kind === 'form' ? body.pairs : [];
  return [
    ...query,
    ...pairs.filter((pair): pair is readonly [string, string] => typeof pair[1] === 'string'),
  ];
}

function judgeBodyType({ operation }: FoundOperation, request: WireRequest, note: Note): void {
  const mediaType = mediaTypes[operation.encoding];
  const actual = bodyType(request);
  if (operation.encoding === 'none') {
    if (request.body.kind !== 'none')
      note('broken-request', 'request#', { expected: 'no body', actual: actual || 'a body' });
  } else if (actual !== mediaType)
    note('broken-request', 'header#/content-type', { expected: mediaType, actual: actual || 'none' });
}

function judgeSignature(request: WireRequest, { applicationKey }: RequestRules, note: Note): void {
  const [timestampName, signName] = [transportHeaders.timestamp, transportHeaders.sign].map((name) =>
    name.toLowerCase(),
  );
  const timestamp = request.headers[timestampName ?? ''] ?? '';
  const sign = request.headers[signName ?? ''] ?? '';
  if (!/^[0-9]{1,16}$/.test(timestamp))
    note('broken-request', `header#/${timestampName}`, {
      expected: 'Unix milliseconds',
      actual: timestamp || 'none',
    });
  if (!/^[0-9a-f]{64}$/.test(sign))
    note('broken-request', `header#/${signName}`, { expected: '64 hex digits', actual: sign || 'none' });
  else if (applicationKey !== undefined) {
    const { method, path } = request;
    const idempotencyKey = request.headers[keyName];
    const fields = textPairs(request);
    const text = signingText({ timestamp, method, path, fields, idempotencyKey, key: applicationKey });
    if (sign !== bytesToHex(sha256(utf8ToBytes(text))))
      note('broken-request', `header#/${signName}`, {
        expected: 'the signature of this request',
        actual: 'another one',
      });
  }
}

function judgeFields(
  contract: Contract,
  { operation, path }: FoundOperation,
  request: WireRequest,
  note: Note,
): void {
  const { schema, ...plan } = operation.request;
  const form = request.body.kind === 'form' ? request.body.pairs : [];
  // Ajv declares its validator with more members than reading a request needs.
  const validate = contract.validator(schema) as unknown as Validator;
  const decoded = decodeRequest(plan, validate, { path: Object.entries(path), query: request.query, form });
  if (decoded.ok) return;
  const refused: readonly RefusedField[] = decoded.fields;
  for (const { field, rule, limit } of refused) {
    const expected = limit === undefined ? rule : `${rule} ${limit}`;
    const sent = textPairs(request).find(([name]) => name === field.split('.')[0])?.[1];
    note('broken-request', `request#/${field.replaceAll('.', '/')}`, {
      expected,
      actual: sent?.slice(0, 120) ?? 'nothing',
    });
  }
}

/** The key of a call that changes something, compared with the parameter of the description. */
function judgeKey(contract: Contract, { operation }: FoundOperation, request: WireRequest, note: Note): void {
  const parameter = operation.parameters.find((one) => one.transport === 'idempotencyKey');
  const key = request.headers[keyName];
  if (parameter && (key === undefined || !contract.validator(parameter.schema)(key)))
    note('broken-request', `header#/${keyName}`, {
      expected: 'a UUID, because the call changes something',
      actual: key ?? 'none',
    });
}

function judgeApp(request: WireRequest, note: Note): void {
  if (!textPairs(request).some(([field]) => field === 'language'))
    note('broken-request', 'request#/language', { expected: 'the language of the page', actual: 'none' });
}

/**
 * A request that a client sent, against the description: path and method, type of the body, every field, the signature.
 * The rules of the wire are in design and in the start page of the description; one finding for each place.
 */
export function judgeRequest(contract: Contract, request: WireRequest, rules: RequestRules): Finding[] {
  const { method, path } = request;
  const found = contract.find(method, path);
  const operation = found?.operation.id ?? `${method.toUpperCase()} ${path}`;
  const findings: Finding[] = [];
  const note: Note = (kind, at, difference) => {
    findings.push({ check: rules.check, kind, operation, at, ...difference });
  };
  if (!found) {
    note('undescribed-call', 'request#', { expected: 'no such call', actual: operation });
    return findings;
  }
  judgeBodyType(found, request, note);
  judgeSignature(request, rules, note);
  judgeFields(contract, found, request, note);
  judgeKey(contract, found, request, note);
  if (rules.fromApp) judgeApp(request, note);
  return findings;
}
