import type { CallRow } from '#domain/wire/call-row.ts';
import { codes, constants } from '#generated/constants.ts';
import { transportHeaders } from '#generated/transport.ts';
import { whileRunning } from './activity.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { takeAttemptKey } from './attempt-key.ts';
import { encodeBody, encodeQuery } from './body.ts';
import type { CallOptions, CallRequest } from './call-request.ts';
import { callRow } from './call-row.ts';
import { send } from './client.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { isUnanswered } from './is-unanswered.ts';
import { currentScope } from './request-scope.ts';
import { correctClock } from './signature.ts';
import { forgetUnanswered, keyOfUnanswered } from './unanswered-call.ts';

interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

function isEnvelope(answer: unknown): answer is Envelope {
  return typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'number';
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

function limitOf(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(constants.requestTimeout);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** Signs and sends a call once. */
async function sendSigned(request: CallRequest, row: CallRow, options: CallOptions): Promise<unknown> {
  const body = encodeBody(request.data, row);
  const key = options.idempotencyKey;
  const { baseUrl, send: sendInScope } = currentScope();
  const report = options.onProgress;
  const { data, error } = await send(methods[request.method], request.operation, {
    baseUrl,
    headers: key ? { [transportHeaders.idempotencyKey]: key } : {},
    params: { path: {} },
    pathSerializer: () => baseUrl + request.url,
    querySerializer: () => encodeQuery(request.params ?? {}).toString(),
    bodySerializer: () => body,
    body,
    signal: limitOf(request.signal),
    keepalive: options.outlivesPage ?? false,
    ...(report ? { fetch: (prepared) => sendInScope(prepared, report) } : {}),
  });
  return data ?? error;
}

/** Makes the call once and returns the envelope of its response, whatever its code. */
async function exchange(request: CallRequest, row: CallRow, options: CallOptions): Promise<Envelope> {
  const { read } = currentScope();
  const answer = await (read ? read(request, row) : sendSigned(request, row, options));
  if (!isEnvelope(answer)) throw new NetworkError(answer);
  return answer;
}

/** The envelope of a call that cannot wait, and that nobody may be there to read. */
async function exchangeNow(
  request: CallRequest,
  sendNow: NonNullable<CallOptions['sendNow']>,
  idempotencyKey: string | undefined,
): Promise<Envelope> {
  const answer = await sendNow(request, idempotencyKey);
  if (!isEnvelope(answer)) throw new NetworkError(answer);
  return answer;
}

/** A refused timestamp corrects the clock; the call is then signed again and sent once more. */
async function exchangeInTime(request: CallRequest, row: CallRow, options: CallOptions): Promise<Envelope> {
  if (options.sendNow) return exchangeNow(request, options.sendNow, options.idempotencyKey);
  const answer = await exchange(request, row, options);
  const now = answer.params?.now;
  if (answer.code !== codes.staleTimestamp || typeof now !== 'number') return answer;
  correctClock(now);
  return exchange(request, row, options);
}

/** A key for this attempt, where neither the page nor its form made one for what it intends. */
function keyedOptions(request: CallRequest, row: CallRow, options: CallOptions): CallOptions {
  if (!row.keyed) return options;
  const made = options.idempotencyKey ?? takeAttemptKey(request.operation);
  const idempotencyKey = made ?? (row.idempotent ? keyOfUnanswered(request) : newIdempotencyKey());
  return { ...options, idempotencyKey };
}

async function answerOf(request: CallRequest, row: CallRow, options: CallOptions): Promise<Envelope> {
  const silent = options.silent ?? row.silent ?? false;
  const { token } = currentScope();
  try {
    const answer = await exchangeInTime(request, row, keyedOptions(request, row, options));
    const { code, msg, params } = answer;
    const error = code === codes.success ? undefined : new ApiError(code, msg, { params, silent, token });
    if (row.idempotent && !(error && isUnanswered(error))) forgetUnanswered(request);
    if (error) throw error;
    return answer;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof NetworkError) throw new NetworkError(error, silent);
    throw error;
  }
}

/** Makes a call; throws ApiError for every code other than 0. */
export function exchangeCall(request: CallRequest, options: CallOptions): Promise<unknown> {
  const row = callRow(request.operation, request.method);
  const run = () => answerOf(request, row, options);
  return (options.silent ?? row.silent) ? run() : whileRunning(run);
}
