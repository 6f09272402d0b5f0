import { describe, expect, it } from 'vitest';
import { signingPayload, signingText } from './signing.ts';

describe('the text that is signed', () => {
  it('has five lines: timestamp, method, path, payload, key', () => {
    const text = signingText({
      timestamp: 1767225600000,
      method: 'post',
      path: '/open/user/login',
      fields: [
        ['language', 'zh_CN'],
        ['email', 'a@example.com'],
      ],
      key: 'shop',
    });
    expect(text).toBe('1767225600000\nPOST\n/open/user/login\nemail=a%40example.com&language=zh_CN\nshop');
  });

  it('has the Idempotency-Key as a line before the last one, only where the request has it', () => {
    const request = { timestamp: 1, method: 'GET', path: '/', fields: [], key: 'k' };
    expect(signingText({ ...request, idempotencyKey: 'one' })).toBe('1\nGET\n/\n\none\nk');
    expect(signingText({ ...request, idempotencyKey: '' })).toBe('1\nGET\n/\n\n\nk');
    expect(signingText({ ...request, idempotencyKey: null })).toBe('1\nGET\n/\n\nk');
    expect(signingText({ ...request, idempotencyKey: undefined })).toBe('1\nGET\n/\n\nk');
  });

  it('sorts by the encoded pair and keeps repeated names', () => {
    const fields: [string, string][] = [
      ['b', '1'],
      ['a', '2'],
      ['a', '10'],
      ['a', '2'],
      ['a1', '0'],
    ];
    expect(signingPayload(fields)).toBe('a1=0&a=10&a=2&a=2&b=1');
  });

  it('encodes what RFC 3986 reserves, spaces, line ends and other scripts', () => {
    expect(signingPayload([["k!'()*", '电 阻+\n~-_.']])).toBe(
      'k%21%27%28%29%2A=%E7%94%B5%20%E9%98%BB%2B%0A~-_.',
    );
  });

  it('has an empty payload line without fields', () => {
    expect(signingText({ timestamp: '1', method: 'GET', path: '/', fields: [], key: 'k' })).toBe(
      '1\nGET\n/\n\nk',
    );
  });

  it('does not fail on half a surrogate pair', () => {
    expect(signingPayload([['a', '\ud800']])).toBe('a=%EF%BF%BD');
  });
});
