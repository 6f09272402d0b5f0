import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import iconv from 'iconv-lite';
import { ImportProblem } from '../problem.ts';

export type Encoding = 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const SAMPLE = 64 * 1024;

/**
 * Which encoding a text file is in. Byte order marks decide first; without one the whole file is looked
 * at, since the first hanzi of a parts list may be far below an ASCII header. GB18030 is a superset of GBK.
 */
export async function detectEncoding(file: string): Promise<Encoding> {
  const sample = await readSample(file);
  const marked = byteOrderMark(sample) ?? unmarkedUtf16(sample);
  if (marked) return marked;
  if (await isWholeFileUtf8(file)) return 'utf-8';
  if (await looksLikeChinese(file)) return 'gb18030';
  throw new ImportProblem(
    'encodingUnknown',
    'The encoding of the file is not known: save it as UTF-8, GBK or UTF-16, or name it as "encoding" in the mapping.',
  );
}

async function readSample(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE), 0, SAMPLE, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function byteOrderMark(sample: Buffer): Encoding | undefined {
  if (sample[0] === 0xef && sample[1] === 0xbb && sample[2] === 0xbf) return 'utf-8';
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** UTF-16 without a mark: a header in Latin letters has a zero in every second byte. */
function unmarkedUtf16(sample: Buffer): Encoding | undefined {
  let even = 0;
  let odd = 0;
  for (const [index, byte] of sample.entries()) {
    if (byte === 0) index % 2 === 0 ? even++ : odd++;
  }
  const pairs = sample.length / 2;
  if (odd > pairs * 0.2 && even < odd / 10) return 'utf-16le';
  if (even > pairs * 0.2 && odd < even / 10) return 'utf-16be';
  return undefined;
}

function chunksOf(file: string): AsyncIterable<Buffer> {
  return createReadStream(file, { highWaterMark: 1024 * 1024 });
}

async function isWholeFileUtf8(file: string): Promise<boolean> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunksOf(file)) {
    const bytes = Buffer.concat([rest, chunk]);
    const whole = bytes.length - openTail(bytes);
    if (!isUtf8(bytes.subarray(0, whole))) return false;
    rest = bytes.subarray(whole);
  }
  return rest.length === 0;
}

/** How many bytes at the end belong to a character that goes on in the next chunk. */
function openTail(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const size = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return size > back ? back : 0;
  }
  return 0;
}

/**
 * Every byte sequence is a GB18030 character, and most two-byte ones lie in the GB2312 block (both bytes
 * from A1): Latin-1 text such as "10µF ±5%" also decodes, but into rare characters with an ASCII second byte.
 */
async function looksLikeChinese(file: string): Promise<boolean> {
  const decoder = iconv.getDecoder('gb18030');
  let usual = 0;
  let rare = 0;
  for await (const chunk of chunksOf(file)) {
    if (decoder.write(chunk).includes('\ufffd')) return false;
    const counted = countPairs(chunk);
    usual += counted.usual;
    rare += counted.rare;
  }
  if ((decoder.end() ?? '').includes('\ufffd')) return false;
  return usual > rare;
}

function countPairs(bytes: Buffer): { usual: number; rare: number } {
  let usual = 0;
  let rare = 0;
  for (let index = 0; index < bytes.length - 1; index++) {
    if ((bytes[index] ?? 0) < 0x81) continue;
    index++;
    if ((bytes[index] ?? 0) >= 0xa1) usual++;
    else rare++;
  }
  return { usual, rare };
}
