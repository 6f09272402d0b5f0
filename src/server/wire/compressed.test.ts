import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './compressed.ts';

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
