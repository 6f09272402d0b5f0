// @vitest-environment node
import { expect, it } from 'vitest';
import { extendStyles } from './extend-styles.ts';

it('adds styles to others without changing them', () => {
  const base = { color: 'fg', '& a': { color: 'primary', padding: { base: 1, md: 2 } } };
  const before = structuredClone(base);
  expect(extendStyles(base, { '& a': { padding: { md: 3 } }, '& b': { color: 'fg' } })).toEqual({
    color: 'fg',
    '& a': { color: 'primary', padding: { base: 1, md: 3 } },
    '& b': { color: 'fg' },
  });
  expect(base).toEqual(before);
});
