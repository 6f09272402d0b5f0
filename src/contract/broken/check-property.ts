import * as fc from 'fast-check';
import { codes } from '#generated/constants.ts';
import type { Caller } from '../caller.ts';
import type { ContractOperation } from '../contract.ts';
import { curlOf } from '../curl.ts';
import { codeOf, type Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import { showText } from '../judge/show-value.ts';
import type { Kind } from '../kinds.ts';
import { arbitraryRequest } from './arbitrary-request.ts';
import { isOfSchemaRule } from './beyond-schema.ts';
import type { SentFields } from './broken-request.ts';
import { actualOf, hasFailed, refusedFields } from './judge-outcome.ts';
import { patientSend } from './patient-send.ts';
import { verdictOf } from './sent-fields.ts';
import { wireOf } from './wire-of.ts';

const fieldRefused = codes.fieldRefused;
const runs = 20;

interface Wrong {
  readonly kind: Kind;
  readonly expected: string;
  readonly exchange: Exchange;
  readonly fields: SentFields;
}

/** How the target and the description differ about a request; undefined where they agree. */
function difference(
  caller: Caller,
  operation: ContractOperation,
  fields: SentFields,
  exchange: Exchange,
): Wrong | undefined {
  const row = (kind: Kind, expected: string): Wrong => ({ kind, expected, exchange, fields });
  if (hasFailed(exchange)) return row('server-error', 'a success or a refusal');
  const verdict = verdictOf(caller.contract, operation, fields);
  const isRefused = codeOf(exchange) === fieldRefused;
  if (verdict.ok) {
    const isOfSchema =
      isRefused &&
      refusedFields(exchange).some((one) => isOfSchemaRule(caller.contract, operation.request, one));
    return isOfSchema ? row('refused', 'the fields are allowed') : undefined;
  }
  const [first] = verdict.fields;
  const expected = `refused: ${first?.field} ${first?.rule} ${first?.limit ?? ''}`.trim();
  if (!isRefused) return row('broken-accepted', expected);
  const known = new Set(verdict.fields.map(({ field }) => field));
  return refusedFields(exchange).some(({ field }) => known.has(field))
    ? undefined
    : row('field-not-named', expected);
}

function shownFields(fields: SentFields): string {
  const pairs = Object.entries(fields).flatMap(([name, values]) =>
    values.map((value) => `${name}=${typeof value === 'string' ? JSON.stringify(value) : value.name}`),
  );
  return pairs.length === 0 ? 'no fields' : showText(pairs.join(' '));
}

/** A number that is the same for the same seed and operation. */
function seedOf(seed: number, id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed | 0);
}

/**
 * Sends random requests, some that fit the description of an operation and some that do not, and holds what the target says
 * against what the description says. The same seed gives the same requests; a difference is reported with the smallest request that
 * shows it.
 */
export async function checkProperty(
  caller: Caller,
  operation: ContractOperation,
  seed: number,
): Promise<Finding[]> {
  const { contract, target } = caller;
  const found: Wrong[] = [];
  const property = fc.asyncProperty(arbitraryRequest(contract, operation), async (fields) => {
    const request = {
      operation: operation.id,
      at: '',
      what: '',
      expected: '',
      fields,
      expectedOutcome: { kind: 'allowed' },
    } as const;
    const exchange = await patientSend(caller, wireOf(contract, caller, request));
    const wrong = difference(caller, operation, fields, exchange);
    if (wrong) found.push(wrong);
    return wrong === undefined;
  });
  await fc.check(property, { seed: seedOf(seed, operation.id), numRuns: runs });
  // Shrinking ends with the smallest request that still shows it.
  const smallest = found.at(-1);
  if (!smallest) return [];
  const { kind, expected, exchange, fields } = smallest;
  return [
    {
      check: 'broken',
      kind,
      operation: operation.id,
      at: 'request#',
      expected,
      actual: `${actualOf(exchange)} for ${shownFields(fields)}`,
      curl: curlOf(target, exchange, { without: (field) => field === 'token' }),
    },
  ];
}
