import {
  type ClientRequest,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { codeOf } from '#domain/caught-error.ts';
import { Kept } from './recorded.ts';

/** A call that went through, as it was seen on the way. */
export interface PassedCall {
  readonly method: string;
  /** Path and query, without the path of the target's address. */
  readonly url: string;
  /** Names in lower case. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** undefined: larger than what is kept for judging. */
  readonly requestBody: Buffer | undefined;
  readonly response:
    | {
        readonly status: number;
        readonly headers: Readonly<Record<string, string>>;
        readonly body: Buffer | undefined;
      }
    | undefined;
  readonly failure?: string;
  /** Milliseconds from the first byte in to the last byte out. */
  readonly took: number;
}

interface Forwarding {
  /** The server behind the proxy; its path is put before every path. */
  readonly target: URL;
  /** Called with every call once it is over; what it throws is only logged. */
  readonly onCall: (call: PassedCall) => void;
}

const mostRequest = 2 * 2 ** 20;
const mostAnswer = 8 * 2 ** 20;
/** Longest head of a message, in both directions: four times what Node allows by itself. */
export const maxHeaderSize = 64 * 1024;
/** Headers of one connection, not of the message (RFC 9110, 7.6.1); the proxy handles `expect` itself. */
const ofConnection = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'],
]);

/** Sends the head of a message at once; `flushHeaders` would write it in UTF-8, and headers are Latin-1. */
const nothing = Buffer.of();

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Headers as received, with their order, case and repetition, without those of the connection. */
function headersToPass(message: IncomingMessage, left: readonly string[] = []): string[] {
  const named = (message.headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const out = new Set([...ofConnection, ...named, ...left]);
  const raw = message.rawHeaders;
  const headers: string[] = [];
  for (let index = 0; index < raw.length; index += 2) {
    const [name, value] = [raw[index] ?? '', raw[index + 1] ?? ''];
    if (!out.has(name.toLowerCase())) headers.push(name, value);
  }
  return headers;
}

function flattenHeaders(message: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers))
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  return headers;
}

function upstreamOf(incoming: IncomingMessage, target: URL): ClientRequest {
  const headers = [...headersToPass(incoming, ['host']), 'Host', target.host];
  if (incoming.headers['transfer-encoding']) headers.push('Transfer-Encoding', 'chunked');
  const path = `${target.pathname.replace(/\/+$/, '')}${incoming.url ?? '/'}`;
  const options = { method: incoming.method ?? 'GET', headers, path, maxHeaderSize, agent: false as const };
  return target.protocol === 'https:' ? requestHttps(target, options) : requestHttp(target, options);
}

function reasonOf(error: Error): string {
  return error.message || codeOf(error) || 'the connection broke';
}

/**
 * A handler for `createServer` that passes every request on and every response back as a stream, byte for byte. A copy of what goes
 * by is kept up to a limit and reported when the call is over.
 */
export function forward({ target, onCall }: Forwarding) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const began = performance.now();
    const sent = new Kept(mostRequest);
    const receivedBody = new Kept(mostAnswer);
    const upstream = upstreamOf(incoming, target);
    let response: IncomingMessage | undefined;
    let isOver = false;
    const end = (failure?: string) => {
      if (isOver) return;
      isOver = true;
      const took = performance.now() - began;
      const { method = 'GET', url = '/' } = incoming;
      const call: PassedCall = {
        method,
        url,
        requestHeaders: flattenHeaders(incoming),
        requestBody: sent.bytes,
        took,
        response: response && {
          status: response.statusCode ?? 0,
          headers: flattenHeaders(response),
          body: receivedBody.bytes,
        },
        ...(failure === undefined ? {} : { failure }),
      };
      // The last bytes are on their way before anything else happens.
      setImmediate(() => {
        try {
          onCall(call);
        } catch (error) {
          console.error(error);
        }
      });
    };
    incoming.on('data', (chunk: Buffer) => sent.add(chunk));
    if (hasBody(incoming)) upstream.write(nothing);
    incoming.pipe(upstream);
    upstream.on('response', (arriving) => {
      response = arriving;
      outgoing.writeHead(arriving.statusCode ?? 502, arriving.statusMessage ?? '', headersToPass(arriving));
      outgoing.write(nothing);
      arriving.on('data', (chunk: Buffer) => receivedBody.add(chunk));
      arriving.on('end', () => end());
      arriving.on('error', (error) => {
        response = undefined;
        end(`the response broke off: ${reasonOf(error)}`);
        outgoing.destroy();
      });
      arriving.pipe(outgoing);
    });
    upstream.on('error', (error) => {
      if (incoming.destroyed && !incoming.complete) return;
      end(reasonOf(error));
      if (outgoing.headersSent) outgoing.destroy();
      else
        outgoing
          .writeHead(502, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
          .end(`No response from ${target.origin}: ${reasonOf(error)}\n`);
    });
    // The client has disconnected: nothing is left to judge.
    outgoing.on('close', () => {
      if (outgoing.writableFinished) return;
      isOver = true;
      upstream.destroy();
    });
  };
}
