import type { ApiRefusal, Envelope } from '#domain/wire/envelope.ts';
import type { Finding } from '#domain/wire/finding.ts';
import type { CodeName } from '#generated/constants.ts';
import type { OperationId } from '#generated/server/routes.ts';
import { transportHeaders } from '#generated/transport.ts';
import type { FoundRoute } from './wire/find-route.ts';
import type { IncomingCall } from './wire/incoming-call.ts';

/** What happened with a call, for whoever watches. */
export interface CallReport {
  /** Which call of this shop it is, from 1. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  readonly operation: OperationId | undefined;
  /** Undefined while no answer has arrived, and for good where none does. */
  readonly code: number | undefined;
  /** The description allows no such request. */
  readonly broken: boolean;
  /** Where the request, or the answer, breaks the description. */
  readonly requestFindings: readonly Finding[];
  readonly answerFindings: readonly Finding[];
  /** The fields that were sent, files by their name. */
  readonly sent: readonly (readonly [string, string])[];
  readonly answer: Envelope | undefined;
}

/** What only a client that does not keep to the description comes to see. */
const brokenCodes = new Set<CodeName>([
  'fieldRefused',
  'wrongSignature',
  'unknownPath',
  'methodNotAllowed',
  'bodyTooLarge',
  'mediaTypeRefused',
]);

/** A call that has no answer yet. */
export function arrivalOf(number: number, call: IncomingCall, found: FoundRoute | undefined): CallReport {
  const { method, path, query, form } = call;
  return {
    number,
    method,
    path,
    operation: found?.route.operationId,
    code: undefined,
    answer: undefined,
    broken: false,
    requestFindings: [],
    answerFindings: [],
    sent: [...query, ...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  };
}

export function answeredReport(
  arrival: CallReport,
  answer: Envelope,
  answerFindings: readonly Finding[],
): CallReport {
  return { ...arrival, code: answer.code, answer, answerFindings };
}

/** The headers without which nothing is signed; a clock that is wrong is nobody's fault. */
function missingHeaders(call: IncomingCall, code: CodeName): Finding[] {
  if (code !== 'staleTimestamp' && code !== 'wrongSignature') return [];
  return [transportHeaders.timestamp, transportHeaders.sign]
    .filter((name) => call.header(name) === null)
    .map((field) => ({ field, rule: 'required' }));
}

interface RefusedCall {
  readonly call: IncomingCall;
  readonly refusal: ApiRefusal;
  /** The scenario wants this refusal, so that the request is not to blame. */
  readonly meant: boolean;
}

export function refusedReport(
  arrival: CallReport,
  answer: Envelope,
  { call, refusal: { code, params }, meant }: RefusedCall,
): CallReport {
  const missing = meant ? [] : missingHeaders(call, code);
  const broken = !meant && (brokenCodes.has(code) || missing.length > 0);
  return { ...arrival, code: answer.code, answer, broken, requestFindings: params?.fields ?? missing };
}
