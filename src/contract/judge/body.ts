import { asList, asObject, isObject, type Json, type JsonObject } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import type { Exchange, WireResponse } from '../exchange.ts';
import { judgeFields } from './fields.ts';
import type { Notes } from './notes.ts';
import { judgeSchema } from './schema.ts';
import { showText, showValue } from './show-value.ts';

const envelope = '{code, msg, data?, params?}';

/** The body: JSON, the envelope, a code that the operation declares, and the schema of a success or of a refusal. */
export function judgeBody(
  contract: Contract,
  exchange: Exchange,
  response: WireResponse,
  notes: Notes,
): void {
  const { json, operation } = exchange;
  if (json === undefined) {
    notes.add('not-json', 'response#', {
      expected: 'JSON',
      actual: response.text === '' ? 'an empty body' : showText(response.text),
    });
    return;
  }
  if (!isObject(json)) {
    notes.add('envelope', 'response#', { expected: envelope, actual: showValue(json) });
    return;
  }
  const code = judgeEnvelope(json, notes);
  if (code !== undefined) judgeCode(contract, operation, code, notes);
  const isRefusal = code === undefined ? isRefused(response, json) : code !== 0;
  const schema = isRefusal ? refusalSchema(contract, operation) : operation?.success;
  if (schema === undefined) return;
  judgeSchema(contract, schema, json, notes);
  judgeFields(contract, schema, json, notes);
}

/** Notes what is wrong with `code` and `msg`; returns the code, read from a text too, where there is one. */
function judgeEnvelope(json: JsonObject, notes: Notes): number | undefined {
  const { code, msg } = json;
  if (!Number.isInteger(code))
    notes.add('envelope', 'response#/code', { expected: 'an integer', actual: showValue(code) });
  if (typeof msg !== 'string')
    notes.add('envelope', 'response#/msg', { expected: 'a text', actual: showValue(msg) });
  const read = typeof code === 'string' && /^[0-9]+$/.test(code) ? Number(code) : code;
  return typeof read === 'number' && Number.isInteger(read) ? read : undefined;
}

function judgeCode(
  { description }: Contract,
  operation: ContractOperation | undefined,
  code: number,
  notes: Notes,
): void {
  const row = description.codes.find((one) => one.code === code);
  if (!row)
    notes.add('undeclared-code', 'response#/code', {
      expected: 'a code of codes.yaml',
      actual: String(code),
    });
  else if (operation && !operation.codes.includes(code)) {
    const own = asList(operation.node['x-codes']).join(', ');
    notes.add('undeclared-code', 'response#/code', {
      expected: `x-codes ${own}`,
      actual: `${code} (${row.name})`,
    });
  }
}

/** Without a readable code, a response with data or status 200 is taken for a success. */
function isRefused({ status }: WireResponse, json: JsonObject): boolean {
  return status !== 200 && json.data === undefined;
}

/** The branch of the 200 response that is not a success; of an unknown call, the response that any call gives with another status. */
function refusalSchema(
  { description, operations }: Contract,
  operation: ContractOperation | undefined,
): Json | undefined {
  const { node } = operation ?? operations[0] ?? {};
  const response = resolveRef(description.document, asObject(node?.responses)['200']);
  return asList(asObject(asObject(asObject(response.content)['application/json']).schema).oneOf)[1];
}
