import { expect, it } from 'vitest';
import { beginsKey, hashOfToken, TokenFilter } from './token-filter.ts';

const products = 5000;
const tokensOf = (at: number) => [`own${at}`, `^own${at}`, `电阻${at}`, `=${at}.000e+0V`, `^^odd${at}`];

it('tokens that were added are never missing, and hardly any others are taken for them', () => {
  const filter = new TokenFilter(products);
  for (let at = 0; at < products / 2; at += 1)
    for (const token of tokensOf(at)) {
      const bytes = Buffer.from(` ${token} `, 'utf8');
      filter.add(hashOfToken(bytes, 1, bytes.length - 1));
    }
  const findMissing = (from: number) =>
    Array.from({ length: products / 2 }, (_, at) => tokensOf(from + at))
      .flat()
      .filter((token) => filter.lacks(token));
  expect(findMissing(0)).toEqual([]);
  expect(findMissing(products).length).toBeGreaterThan(0.9 * tokensOf(0).length * (products / 2));
  expect(['#ABC', '^#abc', '~:1.000e+0V'].filter((token) => filter.lacks(token))).toEqual([]);
});

it('a part number begins with a word of its letters and digits, whether it is one of the name or not', () => {
  const begins = (token: string, key: string) => {
    const bytes = Buffer.from(` ${key}${token}`, 'utf8');
    const keyEnd = 1 + Buffer.byteLength(key);
    return beginsKey(bytes, keyEnd, bytes.length, { keyStart: 1, keyEnd });
  };
  const beginnings = ['rc0603', '^rc0603', 'rc0603fr07'].map((token) => begins(token, 'RC0603FR07'));
  expect(beginnings).toEqual([true, true, true]);
  const others = ['0603', 'rc0603fr0710k', 'rc-0603', '电阻', '^^rc0603'].map((token) =>
    begins(token, 'RC0603FR07'),
  );
  expect(others).toEqual([false, false, false, false, false]);
});
