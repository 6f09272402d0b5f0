import { describe, expect, it } from 'vitest';
import { signingText } from './signing.ts';

const parts = { timestamp: 1767225600000, method: 'post', path: '/open/user/login', key: 'shop' };

describe('the text that is signed', () => {
  it('joins timestamp, method, path, payload and key by line feeds', () => {
    expect(signingText({ ...parts, fields: [['code', 'a1']] })).toBe(
      '1767225600000\nPOST\n/open/user/login\ncode=a1\nshop',
    );
  });

  it('sorts by the encoded pair and keeps repeated names', () => {
    const fields = [
      ['b', '2'],
      ['a', '中'],
      ['a', '1'],
    ] as const;
    expect(signingText({ ...parts, fields }).split('\n')[3]).toBe('a=%E4%B8%AD&a=1&b=2');
  });

  it('encodes every reserved character on both sides', () => {
    expect(signingText({ ...parts, fields: [["it's", 'a b+(c)*!']] }).split('\n')[3]).toBe(
      'it%27s=a%20b%2B%28c%29%2A%21',
    );
  });

  it('leaves the payload line empty without fields', () => {
    expect(signingText({ ...parts, fields: [] }).split('\n')[3]).toBe('');
  });
});
