import type { ApiRefusal, Envelope } from '#domain/wire/envelope.ts';
import type { Finding } from '#domain/wire/finding.ts';
import type { CodeName } from '#generated/constants.ts';
import type { OperationId } from '#generated/server/routes.ts';
import { transportHeaders } from '#generated/transport.ts';
import type { FoundRoute } from './wire/find-route.ts';
import type { IncomingCall } from './wire/incoming-call.ts';

/** What happened with a call, for the panel and the console. */
export interface CallReport {
  /** Number of the call in this shop, from 1. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  readonly operation: OperationId | undefined;
  /** Undefined until an answer arrives. */
  readonly code: number | undefined;
  /** The request breaks the description. */
  readonly broken: boolean;
  /** Where the request, or the answer, breaks the description. */
  readonly requestFindings: readonly Finding[];
  readonly answerFindings: readonly Finding[];
  /** The fields that were sent, files by their name. */
  readonly sent: readonly (readonly [string, string])[];
  readonly answer: Envelope | undefined;
}

/** Codes that only a request that breaks the description gets. */
const brokenCodes = new Set<CodeName>([
  'fieldRefused',
  'wrongSignature',
  'unknownPath',
  'methodNotAllowed',
  'bodyTooLarge',
  'mediaTypeRefused',
]);

/** The report of a call before its answer. */
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

/** Missing signing headers; a wrong clock is not a violation. */
function missingHeaders(call: IncomingCall, code: CodeName): Finding[] {
  if (code !== 'staleTimestamp' && code !== 'wrongSignature') return [];
  return [transportHeaders.timestamp, transportHeaders.sign]
    .filter((name) => call.header(name) === null)
    .map((field) => ({ field, rule: 'required' }));
}

interface RefusedCall {
  readonly call: IncomingCall;
  readonly refusal: ApiRefusal;
  /** The scenario caused the refusal, not the request. */
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
