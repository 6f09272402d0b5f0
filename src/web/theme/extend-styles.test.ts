// @vitest-environment node
import { expect, it } from 'vitest';
import { extendStyles } from './extend-styles.ts';

it('adds styles to others without changing them', () => {
  const base = { color: 'ink', '& a': { color: 'mask', padding: { base: 1, md: 2 } } };
  const before = structuredClone(base);
  expect(extendStyles(base, { '& a': { padding: { md: 3 } }, '& b': { color: 'ink' } })).toEqual({
    color: 'ink',
    '& a': { color: 'mask', padding: { base: 1, md: 3 } },
    '& b': { color: 'ink' },
  });
  expect(base).toEqual(before);
});
