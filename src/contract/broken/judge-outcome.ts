import { asList, asObject, asText } from '#description/json.ts';
import { codes } from '#generated/constants.ts';
import type { Contract } from '../contract.ts';
import { curlOf } from '../curl.ts';
import { codeOf, type Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import { judgeExchange } from '../judge/judge-exchange.ts';
import type { Kind } from '../kinds.ts';
import type { Target } from '../target.ts';
import { isOfSchemaRule } from './beyond-schema.ts';
import type { BrokenRequest } from './broken-request.ts';

const fieldRefused = codes.fieldRefused;
const notBuilt = codes.notBuiltYet;
/** Codes with which a call is refused before its fields are looked at. */
const before = new Set<number>([
  codes.signInNeeded,
  codes.sessionExpired,
  codes.staleTimestamp,
  codes.wrongSignature,
]);
export interface RefusedField {
  readonly field: string;
  readonly rule: string;
}

/** The fields that a response names as the reason of its refusal, each with the broken rule. */
export function refusedFields({ json }: Exchange): RefusedField[] {
  return asList(asObject(asObject(json).params).fields).map((row) => {
    const { field, rule } = asObject(row);
    return { field: asText(field), rule: asText(rule) };
  });
}

/** The response in a few words. */
export function actualOf({ response, failure, json }: Exchange): string {
  if (!response) return failure ?? 'no response';
  const { code, msg } = asObject(json);
  const outcome = typeof code === 'number' ? `code ${code} ${asText(msg)}`.trim() : 'no envelope';
  return response.status === 200 ? outcome : `status ${response.status}, ${outcome}`;
}

/** Whether the server failed or did not respond at all. */
export function hasFailed({ response }: Exchange): boolean {
  return response === undefined || response.status >= 500;
}

type Wrong = readonly [kind: Kind, expected: string];

function findWrongRefusal(
  fields: readonly string[],
  expected: string,
  exchange: Exchange,
): Wrong | undefined {
  const code = codeOf(exchange);
  if (code !== fieldRefused) {
    const isPassed = exchange.response?.status === 200 && code !== undefined && !before.has(code);
    return [isPassed ? 'broken-accepted' : 'other-code', `${expected}, or code ${fieldRefused}`];
  }
  const known = new Set(fields.map((field) => field.toLowerCase()));
  const isNamed = refusedFields(exchange).some(({ field }) => known.has(field.toLowerCase()));
  return isNamed ? undefined : ['field-not-named', `params.fields names ${fields[0]}`];
}

function findWrongAcceptance(
  contract: Contract,
  { operation, expected }: BrokenRequest,
  exchange: Exchange,
): Wrong | undefined {
  const code = codeOf(exchange);
  if (code === fieldRefused) {
    const { request } = contract.operation(operation);
    const isOfSchema = refusedFields(exchange).some((one) => isOfSchemaRule(contract, request, one));
    return isOfSchema ? ['limit-refused', expected] : undefined;
  }
  if (exchange.response?.status !== 200) return ['limit-refused', expected];
  return code !== undefined && before.has(code)
    ? ['other-code', `${expected}, which this keeps to`]
    : undefined;
}

function findWrongAnswer(status: number, code: number, exchange: Exchange): Wrong | undefined {
  const [actual, of] = [exchange.response?.status, codeOf(exchange)];
  if (actual === status && of === code) return undefined;
  // A call without a handler looks into no file.
  if (status === 200 && of === notBuilt) return undefined;
  const expected = status === 200 ? `code ${code}` : `status ${status}, code ${code}`;
  const isPassed = actual === 200 && of !== undefined && !before.has(of);
  return [isPassed ? 'broken-accepted' : 'other-code', expected];
}

function wrongOutcome(contract: Contract, request: BrokenRequest, exchange: Exchange): Wrong | undefined {
  const { expectedOutcome, expected } = request;
  if (hasFailed(exchange)) return ['server-error', 'a success or a refusal'];
  switch (expectedOutcome.kind) {
    case 'refused':
      return findWrongRefusal(expectedOutcome.fields, expected, exchange);
    case 'allowed':
      return findWrongAcceptance(contract, request, exchange);
    case 'answered':
      return findWrongAnswer(expectedOutcome.status, expectedOutcome.code, exchange);
  }
}

/** The kinds that already say that nothing can be said about the outcome. */
const failures = new Set<Kind>(['server-error', 'no-response']);

/** What the response to a broken request shows: the wrong outcome, and all that one exchange can show by itself. */
export function judgeOutcome(
  contract: Contract,
  target: Target,
  request: BrokenRequest,
  exchange: Exchange,
): Finding[] {
  const judged = judgeExchange(contract, exchange, 'broken').map((one) => ({
    ...one,
    operation: request.operation,
  }));
  const wrong = wrongOutcome(contract, request, exchange);
  const isReported =
    wrong !== undefined && failures.has(wrong[0]) && judged.some(({ kind }) => failures.has(kind));
  const findings: Finding[] = [...judged];
  if (wrong && !isReported) {
    const [kind, expected] = wrong;
    findings.push({
      check: 'broken',
      kind,
      operation: request.operation,
      at: `request#${request.at}`,
      expected: `${request.what}: ${expected}`,
      actual: actualOf(exchange),
    });
  }
  if (findings.length === 0) return [];
  const curl = curlOf(target, exchange, { without: (field) => field === 'token' });
  return findings.map((one) => ({ ...one, curl }));
}
