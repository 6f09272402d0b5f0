import type { StatusCode } from 'hono/utils/http-status';
import type { AppContext } from './caller.ts';
import { acceptedEncoding, compressQuickly } from './compressed.ts';

/** Below this a compressed answer saves no packet. */
const worthwhile = 1400;

interface Head {
  readonly status?: number;
  readonly headers: Record<string, string>;
}

/**
 * Answers with a body. Headers that were set on the context come along; setting them on the finished response instead
 * would make the runtime build a second, slower one.
 */
export function send(
  context: AppContext,
  body: string | Uint8Array<ArrayBuffer> | null,
  { status = 200, headers }: Head,
): Response {
  return context.newResponse(body, status as StatusCode, headers);
}

/** Answers with a text made for this request, compressed when it is long enough and the client takes it. */
export async function sendText(
  context: AppContext,
  text: string,
  { status, headers }: Required<Head>,
): Promise<Response> {
  const encoding =
    text.length < worthwhile ? undefined : acceptedEncoding(context.req.header('accept-encoding'));
  if (!encoding) return send(context, text, { status, headers });
  const body = new Uint8Array(await compressQuickly(Buffer.from(text), encoding));
  const vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding';
  return send(context, body, { status, headers: { ...headers, vary, 'content-encoding': encoding } });
}
