import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this a compressed answer saves no packet. */
const worthwhile = 1400;
const quickBrotli = 4;
const quickGzip = 5;
/** Above this the best quality takes seconds and gains little. */
const large = 500_000;

export type Encoding = 'br' | 'gzip';

/** The best encoding that the client takes. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  const taken = (name: string) =>
    new RegExp(`(^|[\\s,])${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`).test(header);
  if (taken('br')) return 'br';
  return taken('gzip') ? 'gzip' : undefined;
}

/** Compresses for this one answer, fast rather than small. */
export async function compressQuickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotliAsync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: quickBrotli } })
    : gzipAsync(body, { level: quickGzip });
}

/** Compresses for many answers to come, as small as it gets. */
export async function compressFully(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotliAsync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: body.length > large ? 9 : 11 } })
    : gzipAsync(body, { level: zlib.Z_BEST_COMPRESSION });
}

interface TextAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
}

/** An answer made for this request, compressed when it is long enough and the client takes it. */
export async function textResponse(
  text: string,
  { status, headers }: TextAnswer,
  acceptEncoding: string | undefined,
): Promise<Response> {
  const encoding = text.length < worthwhile ? undefined : acceptedEncoding(acceptEncoding);
  if (!encoding) return new Response(text, { status, headers });
  const body = await compressQuickly(Buffer.from(text), encoding);
  const vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding';
  return new Response(new Uint8Array(body), {
    status,
    headers: { ...headers, vary, 'content-encoding': encoding },
  });
}
