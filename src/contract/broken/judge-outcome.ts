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

export function refusedFields({ json }: Exchange): RefusedField[] {
  return asList(asObject(asObject(json).params).fields).map((row) => {
    const { field, rule } = asObject(row);
    return { field: asText(field), rule: asText(rule) };
  });
}

/** What came, in a few words. */
export function cameOf({ answer, failure, json }: Exchange): string {
  if (!answer) return failure ?? 'no answer';
  const { code, msg } = asObject(json);
  const told = typeof code === 'number' ? `code ${code} ${asText(msg)}`.trim() : 'no envelope';
  return answer.status === 200 ? told : `status ${answer.status}, ${told}`;
}

/** Whether the server failed, or did not answer at all. */
export function hasFailed({ answer }: Exchange): boolean {
  return answer === undefined || answer.status >= 500;
}

type Wrong = readonly [kind: Kind, says: string];

function refusedWrongly(fields: readonly string[], says: string, exchange: Exchange): Wrong | undefined {
  const code = codeOf(exchange);
  if (code !== fieldRefused) {
    const isPassed = exchange.answer?.status === 200 && code !== undefined && !before.has(code);
    return [isPassed ? 'broken-accepted' : 'other-code', `${says}, or code ${fieldRefused}`];
  }
  const known = new Set(fields.map((field) => field.toLowerCase()));
  const isNamed = refusedFields(exchange).some(({ field }) => known.has(field.toLowerCase()));
  return isNamed ? undefined : ['field-not-named', `params.fields names ${fields[0]}`];
}

function allowedWrongly(
  contract: Contract,
  { operation, says }: BrokenRequest,
  exchange: Exchange,
): Wrong | undefined {
  const code = codeOf(exchange);
  if (code === fieldRefused) {
    const { request } = contract.operation(operation);
    const isOfSchema = refusedFields(exchange).some((one) => isOfSchemaRule(contract, request, one));
    return isOfSchema ? ['limit-refused', says] : undefined;
  }
  if (exchange.answer?.status !== 200) return ['limit-refused', says];
  return code !== undefined && before.has(code) ? ['other-code', `${says}, which this keeps to`] : undefined;
}

function answeredWrongly(status: number, code: number, exchange: Exchange): Wrong | undefined {
  const [came, of] = [exchange.answer?.status, codeOf(exchange)];
  if (came === status && of === code) return undefined;
  // A call without a handler looks into no file.
  if (status === 200 && of === notBuilt) return undefined;
  const says = status === 200 ? `code ${code}` : `status ${status}, code ${code}`;
  const isPassed = came === 200 && of !== undefined && !before.has(of);
  return [isPassed ? 'broken-accepted' : 'other-code', says];
}

function wrongOutcome(contract: Contract, request: BrokenRequest, exchange: Exchange): Wrong | undefined {
  const { expected, says } = request;
  if (hasFailed(exchange)) return ['server-error', 'an answer or a refusal'];
  switch (expected.kind) {
    case 'refused':
      return refusedWrongly(expected.fields, says, exchange);
    case 'allowed':
      return allowedWrongly(contract, request, exchange);
    case 'answered':
      return answeredWrongly(expected.status, expected.code, exchange);
  }
}

/** The kinds that already say that nothing can be said about the outcome. */
const failures = new Set<Kind>(['server-error', 'no-answer']);

/** What the answer to a broken request shows: the wrong outcome, and all that one exchange can show by itself. */
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
  const isTold =
    wrong !== undefined && failures.has(wrong[0]) && judged.some(({ kind }) => failures.has(kind));
  const findings: Finding[] = [...judged];
  if (wrong && !isTold) {
    const [kind, says] = wrong;
    findings.push({
      check: 'broken',
      kind,
      operation: request.operation,
      at: `request#${request.at}`,
      says: `${request.what}: ${says}`,
      came: cameOf(exchange),
    });
  }
  if (findings.length === 0) return [];
  const curl = curlOf(target, exchange, { without: (field) => field === 'token' });
  return findings.map((one) => ({ ...one, curl }));
}
