import { expect, it } from 'vitest';
import { datasheetOf } from './datasheet.ts';

it.each([
  'https://www.ti.com/lit/ds/symlink/lm393.pdf',
  '/files/sheets/RC0603.PDF?v=2',
  'https://example.com/a.pdf#page=3',
])('offers %s as a datasheet', (url) => {
  expect(datasheetOf(url)).toBe(url);
});

it.each([
  null,
  undefined,
  '',
  '/img/part/r0603/dims.svg',
  'https://example.com/parts?file=a.pdf',
  '/a.pdf.html',
])('does not offer %s as a datasheet', (url) => {
  expect(datasheetOf(url)).toBeUndefined();
});
