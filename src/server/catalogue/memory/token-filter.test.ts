import { expect, it } from 'vitest';
import { TokenFilter } from './token-filter.ts';

const products = 5000;
const tokensOf = (at: number) => [`own${at}`, `^own${at}`, `电阻${at}`, `=${at}.000e+0V`, `^^odd${at}`];

it('tokens that were added are never missing, and hardly any others are taken for them', () => {
  const filter = new TokenFilter(products);
  for (let at = 0; at < products / 2; at += 1)
    for (const token of tokensOf(at)) {
      const bytes = Buffer.from(` ${token} `, 'utf8');
      filter.add(bytes, 1, bytes.length - 1);
    }
  const findMissing = (from: number) =>
    Array.from({ length: products / 2 }, (_, at) => tokensOf(from + at))
      .flat()
      .filter((token) => filter.lacks(token));
  expect(findMissing(0)).toEqual([]);
  expect(findMissing(products).length).toBeGreaterThan(0.9 * tokensOf(0).length * (products / 2));
  expect(['#ABC', '^#abc', '~:1.000e+0V'].filter((token) => filter.lacks(token))).toEqual([]);
});
