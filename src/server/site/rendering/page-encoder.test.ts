import { expect, it } from 'vitest';
import { PageEncoder } from './page-encoder.ts';

function page(text: string, moment = '1') {
  return { first: ['<p>', text], moment, rest: ['Ω</p>'] };
}

it('A page is its pieces, one after the other, whatever was encoded before.', () => {
  const encoder = new PageEncoder();
  const encode = (text: string) => Buffer.from(encoder.encode(page(text)).bytes).toString();
  expect(encode('电阻'.repeat(1000))).toBe(`<p>${'电阻'.repeat(1000)}1Ω</p>`);
  expect(encode('10 kΩ')).toBe('<p>10 kΩ1Ω</p>');
  expect(encode('a'.repeat(1_000_000))).toHaveLength(1_000_009);
});

it('The version of a page is what it says, not when it was rendered.', () => {
  const encoder = new PageEncoder();
  const version = (text: string, moment: string) => encoder.encode(page(text, moment)).etag;
  expect(version('a', '1')).toBe(version('a', '22'));
  expect(version('a', '1')).not.toBe(version('b', '1'));
});
