import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, compressText } from './compressed.ts';

describe('the encoding that a client takes', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0, br; q=0.0', undefined],
    ['broken, x-gzipped', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is read from %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

describe('a text for one response', () => {
  const texts = [10, 8192, 8193, 32_768, 32_769, 200_000].map((length) =>
    '电阻 10 kΩ, '.repeat(length).slice(0, length),
  );

  it('is the same after compression, whatever its length, and one after another', async () => {
    const bytes = await Promise.all(texts.map((text) => compressText(text, 'br')));
    expect(bytes.map((body) => brotliDecompressSync(body).toString())).toEqual(texts);
    const zipped = await Promise.all(texts.map((text) => compressText(text, 'gzip')));
    expect(zipped.map((body) => gunzipSync(body).toString())).toEqual(texts);
  });

  it('shares no memory with the next one', async () => {
    const bodies = ['a', 'b'].map((letter) => compressText(letter.repeat(2000), 'br'));
    const [first = new Uint8Array()] = await Promise.all(bodies);
    expect(brotliDecompressSync(first).toString()).toBe('a'.repeat(2000));
  });
});
