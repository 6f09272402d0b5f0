import type { Json } from '#description/json.ts';
import { type Decoded, decodeRequest } from '#domain/wire/decode.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import type { SentFields } from './broken-request.ts';
import type { Values } from './request-base.ts';

/** How a typed value travels: JSON text where the field carries such, else its plain text. */
function sentValue(
  { request }: ContractOperation,
  name: string,
  value: Json | File,
): readonly (string | File)[] {
  if (value instanceof File) return [value];
  const plan = request.fields[name];
  if (plan?.kind === 'json') return [JSON.stringify(value)];
  return plan?.many && Array.isArray(value) ? value.map(String) : [String(value)];
}

/** Typed values as they travel. */
export function sentFields(operation: ContractOperation, values: Values): SentFields {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, sentValue(operation, name, value)]),
  );
}

/** Where the fields of an operation are unless the description has them in the path. */
export function usualPlace({ method }: ContractOperation): 'query' | 'form' {
  return method === 'get' ? 'query' : 'form';
}

/** What the description says about fields on the wire: whether they are allowed, and if not, which are refused and why. */
export function verdictOf(contract: Contract, operation: ContractOperation, fields: SentFields): Decoded {
  const pairs = Object.entries(fields).flatMap(([name, values]) =>
    values.map((value): [string, string | File] => [name, value]),
  );
  const isInPath = ([name]: readonly [string, unknown]) => operation.request.fields[name]?.in === 'path';
  const isText = (pair: readonly [string, string | File]): pair is [string, string] =>
    typeof pair[1] === 'string';
  const others = pairs.filter((pair) => !isInPath(pair));
  return decodeRequest(operation.request, contract.validator(operation.request.schema), {
    path: pairs.filter(isInPath).filter(isText),
    ...(usualPlace(operation) === 'query' ? { query: others.filter(isText) } : { form: others }),
  });
}
