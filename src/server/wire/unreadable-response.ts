import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Language } from '#domain/language.ts';
import { ApiRefusal, refusalEnvelope, statusOf } from '#domain/wire/envelope.ts';
import { requestLanguage } from '#domain/wire/request-language.ts';

type Unreadable = 'headersTooLarge' | 'requestUnreadable';

const expectationFailed = 417;

function headers(): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': randomUUID(),
    connection: 'close',
  };
}

function bodyOf(code: Unreadable, language: Language): string {
  return JSON.stringify(refusalEnvelope(new ApiRefusal(code), language));
}

/** Response to a request whose Host header or target is invalid. */
export function unreadableResponse(acceptLanguage: string | undefined): Response {
  const language = requestLanguage(undefined, acceptLanguage);
  const code = 'requestUnreadable';
  return new Response(bodyOf(code, language), { status: statusOf(code), headers: headers() });
}

/** Refuses an expectation other than `100-continue`. */
export function refuseExpectation({ headers: sent }: IncomingMessage, outgoing: ServerResponse): void {
  const body = bodyOf('requestUnreadable', requestLanguage(undefined, sent['accept-language']));
  outgoing
    .writeHead(expectationFailed, { ...headers(), 'content-length': Buffer.byteLength(body) })
    .end(body);
}

/** Whether a request has at most one Host header: two servers on the way could each use another one. */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length < 2;
}

interface ParseError extends Error {
  readonly code?: string;
  /** Data received so far. */
  readonly rawPacket?: Buffer;
}

/** Closes a connection whose request headers cannot be parsed, with the reason in an envelope. */
export function refuseUnreadable({ code, rawPacket }: ParseError, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const isTimeout = code === 'ERR_HTTP_REQUEST_TIMEOUT';
  if (isTimeout) {
    socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
    return;
  }
  const head = rawPacket?.toString('latin1') ?? '';
  const accepted = /\r\naccept-language:([^\r\n]*)/i.exec(head)?.[1] ?? null;
  const asked = /[?&]language=(\w{1,10})/.exec(head)?.[1];
  const reason = code === 'HPE_HEADER_OVERFLOW' ? 'headersTooLarge' : 'requestUnreadable';
  const body = bodyOf(reason, requestLanguage(asked, accepted));
  const status = statusOf(reason);
  const fields = { ...headers(), 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}
