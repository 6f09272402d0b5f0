import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  gzip,
  gzipSync,
  constants as zlib,
} from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const unbrotliAsync = promisify(brotliDecompress);

const quickBrotli = 4;
const quickGzip = 5;
/** Bytes above which the best quality takes seconds and gains little. */
const large = 500_000;

export type Encoding = 'br' | 'gzip';

/** Best encoding that the client accepts. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  const isTaken = (name: string) =>
    new RegExp(`(^|[\\s,])${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`).test(header);
  if (isTaken('br')) return 'br';
  return isTaken('gzip') ? 'gzip' : undefined;
}

const brotliOptions = { params: { [zlib.BROTLI_PARAM_QUALITY]: quickBrotli } };
const gzipOptions = { level: quickGzip };
/** Bytes up to which asking a thread costs this thread more than compressing. */
const atOnce = 32_768;

/** The same as {@link compressQuickly} with Brotli, in the thread that calls it. */
export function brotliAtOnce(body: Uint8Array): NonSharedBuffer {
  return brotliCompressSync(body, brotliOptions);
}

export function unbrotli(body: Uint8Array): Promise<NonSharedBuffer> {
  return unbrotliAsync(body);
}

/** Compresses for a single response, fast rather than small. */
export async function compressQuickly(body: Buffer, encoding: Encoding): Promise<NonSharedBuffer> {
  if (body.length <= atOnce) return encoding === 'br' ? brotliAtOnce(body) : gzipSync(body, gzipOptions);
  return encoding === 'br' ? brotliAsync(body, brotliOptions) : gzipAsync(body, gzipOptions);
}

/** Compresses for many responses, as small as possible. */
export async function compressFully(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotliAsync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: body.length > large ? 9 : 11 } })
    : gzipAsync(body, { level: zlib.Z_BEST_COMPRESSION });
}
