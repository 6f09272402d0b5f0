import { transportHeaders } from '#generated/transport.ts';
import { type IncomingCall, multipart, urlEncoded } from '../../mocks/wire/incoming-call.ts';

const headerNames = Object.values(transportHeaders);

function texts(fields: IncomingCall['form']): URLSearchParams {
  return new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)]));
}

export function addressOf({ path, query }: IncomingCall, more: Record<string, string> = {}): string {
  const search = texts([...query, ...Object.entries(more)]).toString();
  return search === '' ? path : `${path}?${search}`;
}

export function headersOf({ header }: IncomingCall): [string, string][] {
  return headerNames.flatMap((name): [string, string][] => {
    const value = header(name);
    return value === null ? [] : [[name, value]];
  });
}

function bodyOf({ form, mediaType }: IncomingCall): string | FormData {
  if (mediaType !== multipart) return texts(form).toString();
  const body = new FormData();
  for (const [name, value] of form) body.append(name, value);
  return body;
}

/** Milliseconds after which no answer is expected any more. */
const patience = 2000;

/** Sends a call over HTTP; `more` is added to its own query. */
export function sendCall(port: number, call: IncomingCall, more?: Record<string, string>): Promise<Response> {
  const { method, mediaType } = call;
  const headers = new Headers(headersOf(call));
  // The type of a multipart body comes with its boundary.
  if (mediaType !== '' && mediaType !== multipart) headers.set('content-type', mediaType);
  const body = method === 'GET' ? undefined : bodyOf(call);
  return fetch(`http://127.0.0.1:${port}${addressOf(call, more)}`, {
    method,
    headers,
    signal: AbortSignal.timeout(patience),
    ...(body === undefined ? {} : { body }),
  });
}

/** A call as the bytes of a request that keeps its connection; without files. */
export function requestBytes(call: IncomingCall): Buffer {
  const body = call.mediaType === urlEncoded ? texts(call.form).toString() : '';
  const about = call.mediaType === '' ? [] : [['content-type', call.mediaType]];
  const headers = [['host', '127.0.0.1'], ...headersOf(call), ...about];
  if (call.method !== 'GET') headers.push(['content-length', String(Buffer.byteLength(body))]);
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`${call.method} ${addressOf(call)} HTTP/1.1\r\n${lines}\r\n${body}`);
}
