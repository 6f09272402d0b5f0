import { expect, it } from 'vitest';
import { TokenTable } from './token-table.ts';

it('finds every token by its bytes, wherever they are, and no other', () => {
  const tokens = [
    'a',
    'ab',
    'ba',
    '电阻',
    '^电阻',
    '~:5.000e+1V',
    ...Array.from({ length: 500 }, (_, at) => `w${at}`),
  ];
  const table = new TokenTable(tokens);
  const within = (token: string) => {
    const bytes = Buffer.from(`ab${token}ab`);
    return table.find(bytes, 2, bytes.length - 2);
  };
  expect(tokens.map(within)).toEqual(tokens.map((_, at) => at));
  expect(['', 'b', 'abc', '电', 'w500'].map(within)).toEqual([-1, -1, -1, -1, -1]);
});
