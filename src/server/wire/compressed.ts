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
/** A quarter of the time, and a seventh more bytes. */
const quickestBrotli = 1;
/** Half as long again as the quick one, and a twelfth fewer bytes. */
const sparingBrotli = 5;
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

function brotliOf(quality: number) {
  return { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } };
}

const brotliOptions = brotliOf(quickBrotli);
const gzipOptions = { level: quickGzip };
/** Bytes up to which asking a thread costs this thread more than compressing. */
const atOnce = 32_768;

/**
 * Each of Node's encoders stays in memory until all garbage is collected, with its first buffer and what shares memory with that. With 16 kB,
 * which is the default, V8 collected all garbage every 250 calls, for a quarter of their time.
 */
const chunkSize = 1024;
/** Characters up to which a text usually fits one packet with any quality, so that the one that needs the least memory is the best. */
const onePacket = 8192;
const [leastBrotli, smallBrotli] = [quickestBrotli, 3].map((quality) => ({
  ...brotliOf(quality),
  chunkSize,
}));
/** Where a text is encoded that is compressed at once; memory of its own, so that no encoder keeps it. */
const encoded = new Uint8Array(3 * atOnce);

/** Compresses a text for a single response. Up to 32,768 characters nothing is waited for. */
export function compressText(
  text: string,
  encoding: Encoding,
): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> {
  if (text.length > atOnce)
    return compressQuickly(Buffer.from(text), encoding).then((bytes) => new Uint8Array(bytes));
  const { written } = new TextEncoder().encodeInto(text, encoded);
  const body = encoded.subarray(0, written);
  const compressed =
    encoding === 'br'
      ? brotliCompressSync(body, text.length > onePacket ? smallBrotli : leastBrotli)
      : gzipSync(body, { ...gzipOptions, chunkSize });
  return new Uint8Array(compressed);
}

/** Compresses in the thread that calls it what may never be asked for again. */
export function brotliAtOnce(body: Uint8Array): NonSharedBuffer {
  return brotliCompressSync(body, leastBrotli);
}

/** Compresses again, in a thread of its own, what is asked for more than once. */
export async function compressAgain(brotli: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await brotliAsync(await unbrotliAsync(brotli), brotliOf(sparingBrotli)));
}

export function unbrotli(body: Uint8Array): Promise<NonSharedBuffer> {
  return unbrotliAsync(body);
}

/** Compresses for a single response, fast rather than small. */
export async function compressQuickly(body: Buffer, encoding: Encoding): Promise<NonSharedBuffer> {
  if (body.length <= atOnce)
    return encoding === 'br' ? brotliCompressSync(body, brotliOptions) : gzipSync(body, gzipOptions);
  return encoding === 'br' ? brotliAsync(body, brotliOptions) : gzipAsync(body, gzipOptions);
}

/** Compresses for many responses, as small as possible. */
export async function compressFully(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotliAsync(body, brotliOf(body.length > large ? 9 : 11))
    : gzipAsync(body, { level: zlib.Z_BEST_COMPRESSION });
}
