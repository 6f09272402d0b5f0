import { transportHeaders } from '#generated/transport.ts';
import { type IncomingCall, urlEncoded } from '../../mocks/wire/incoming-call.ts';

const headerNames = Object.values(transportHeaders);

function texts(fields: IncomingCall['form']): URLSearchParams {
  return new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)]));
}

export function addressOf({ path, query }: IncomingCall): string {
  const search = texts(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

export function headersOf({ header }: IncomingCall): [string, string][] {
  return headerNames.flatMap((name): [string, string][] => {
    const value = header(name);
    return value === null ? [] : [[name, value]];
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
