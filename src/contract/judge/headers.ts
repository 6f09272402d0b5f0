import { asObject, type JsonObject } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import type { Contract } from '../contract.ts';
import type { Exchange, WireResponse } from '../exchange.ts';
import type { Notes } from './notes.ts';
import { showText, showValue } from './show-value.ts';

/** One that the request carries is returned (its description). */
const requestId = 'x-request-id';
const json = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** Headers that HTTP itself wants with a status (RFC 9110, RFC 6585). */
const requiredHeaders: Readonly<Record<number, readonly [name: string, expected: string, form: RegExp]>> = {
  405: ['allow', 'the methods of the path', /^[A-Z]+(\s*,\s*[A-Z]+)*$/],
  429: ['retry-after', 'the wait in seconds', /^[1-9][0-9]*$/],
  503: ['retry-after', 'the wait in seconds', /^[1-9][0-9]*$/],
};

/** The media type, the headers that the description promises for the status, and those that belong to the status anyway. */
export function judgeHeaders(
  contract: Contract,
  { operation, request }: Exchange,
  { status, headers }: WireResponse,
  notes: Notes,
): void {
  const type = headers['content-type'];
  if (type === undefined || !json.test(type))
    notes.add('content-type', 'header#/content-type', {
      expected: 'application/json',
      actual: type ? showText(type) : 'absent',
    });
  const promised =
    operation && (status === 200 ? operation.headers : promisedHeaders(contract, operation.node, status));
  for (const [name, header] of promised ?? [])
    judgeHeader(contract, { name, header, value: headers[name] }, notes);
  const [sent, returned] = [request.headers[requestId], headers[requestId]];
  if (sent !== undefined && returned !== undefined && sent !== returned)
    notes.add('wrong-header', `header#/${requestId}`, {
      expected: `${showText(sent)}, as in the request`,
      actual: showText(returned),
    });
  const [name, expected, form] = requiredHeaders[status] ?? [];
  if (name === undefined || expected === undefined || form === undefined) return;
  const value = headers[name];
  if (value === undefined) notes.add('missing-header', `header#/${name}`, { expected, actual: 'absent' });
  else if (!form.test(value))
    notes.add('wrong-header', `header#/${name}`, { expected, actual: showText(value) });
}

function promisedHeaders(
  { description }: Contract,
  node: JsonObject,
  status: number,
): [string, JsonObject][] {
  const responses = asObject(node.responses);
  const response = responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`];
  return Object.entries(asObject(resolveRef(description.document, response).headers)).map(
    ([name, header]) => [name.toLowerCase(), resolveRef(description.document, header)],
  );
}

interface PromisedHeader {
  readonly name: string;
  readonly header: JsonObject;
  readonly value: string | undefined;
}

function judgeHeader(contract: Contract, { name, header, value }: PromisedHeader, notes: Notes): void {
  const at = `header#/${name}`;
  if (value === undefined) {
    if (header.required === true)
      notes.add('missing-header', at, { expected: 'the header is promised', actual: 'absent' });
    return;
  }
  const { schema } = header;
  if (schema === undefined) return;
  const { type } = resolveRef(contract.description.document, schema);
  const isNumber = (type === 'integer' || type === 'number') && /^-?[0-9]+(\.[0-9]+)?$/.test(value);
  const validate = contract.validator(schema);
  if (validate(isNumber ? Number(value) : value)) return;
  const [error] = validate.errors ?? [];
  const expected = `${error?.keyword ?? 'schema'} ${showValue(error?.schema)}`;
  notes.add('wrong-header', at, { expected, actual: showText(value) });
}
