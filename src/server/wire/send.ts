import type { AppContext } from './caller.ts';
import { acceptedEncoding, compressText, type Encoding } from './compressed.ts';

const worthwhile = 1400;

/** Whether compression saves a packet at this length. */
export function worthCompressing(length: number): boolean {
  return length >= worthwhile;
}

export interface Head {
  readonly status?: number;
  readonly headers: Record<string, string>;
}

/**
 * Responds with a body and the default headers, as a plain record: a `Headers` object per response would cost more than the
 * rest of the pipeline.
 */
export function send(
  context: AppContext,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream | null,
  { status = 200, headers }: Head,
): Response {
  context.set('headed', true);
  const all = { ...context.get('headers'), 'x-request-id': context.get('requestId'), ...headers };
  return new Response(body, { status, headers: all });
}

function varyByEncoding(vary: string | undefined): string {
  return vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
}

/**
 * Responds that the client has the current version of a text that may be compressed. A cache takes over what this says the text
 * depends on: without the encoding it would send compressed text to everyone.
 */
export function sendUnchanged(context: AppContext, headers: Head['headers']): Response {
  return send(context, null, { status: 304, headers: { ...headers, vary: varyByEncoding(headers.vary) } });
}

/** Responds with one of the forms of a text, plain without an encoding, from which the client's header chose. */
export function sendEncoded(
  context: AppContext,
  body: Uint8Array<ArrayBuffer>,
  { status, headers }: Required<Head>,
  encoding: Encoding | undefined,
): Response {
  const encoded = encoding ? { 'content-encoding': encoding } : {};
  return send(context, body, {
    status,
    headers: { ...headers, vary: varyByEncoding(headers.vary), ...encoded },
  });
}

/** Responds with a text, compressed when it is long enough and the client accepts it. */
export function sendText(
  context: AppContext,
  text: string,
  head: Required<Head>,
): Response | Promise<Response> {
  const encoding = worthCompressing(text.length)
    ? acceptedEncoding(context.req.header('accept-encoding'))
    : undefined;
  if (!encoding) return send(context, text, head);
  const body = compressText(text, encoding);
  return body instanceof Promise
    ? body.then((bytes) => sendEncoded(context, bytes, head, encoding))
    : sendEncoded(context, body, head, encoding);
}
