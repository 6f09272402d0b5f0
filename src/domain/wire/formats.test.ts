import { describe, expect, it } from 'vitest';
import { equal, ucs2length } from './ajv-runtime.ts';
import { formats } from './formats.ts';

describe('formats', () => {
  it.each([
    ['date', '2028-02-29', true],
    ['date', '2026-02-29', false],
    ['date', '2026-13-01', false],
    ['date-time', '2026-11-20T08:00:00Z', true],
    ['date-time', '2026-11-20T08:00:00.123+08:00', true],
    ['date-time', '2026-11-20T24:00:00Z', false],
    ['date-time', '2026-11-20 08:00', false],
    ['email', 'li.wei+parts@components.example', true],
    ['email', 'li.wei@localhost', false],
    ['email', 'a b@components.example', false],
    ['uri', 'https://components.example/a?b=c', true],
    ['uri', '/a', false],
    ['uri-reference', '/img/part/0603-chip/top.svg', true],
    ['uri-reference', '/a b', false],
  ] as const)('%s takes %s: %s', (format, text, fits) => {
    expect(formats[format](text)).toBe(fits);
  });
});

describe('what compiled validators ask', () => {
  it('counts characters, not code units', () => {
    expect(ucs2length('贴片😀')).toBe(3);
  });

  it('compares values by content', () => {
    expect(equal({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
    expect(equal({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(equal([1], { 0: 1 })).toBe(false);
  });
});
