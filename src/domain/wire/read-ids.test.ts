import { expect, it } from 'vitest';
import { readIds } from './read-ids.ts';

it('reads each id of a field once, in their order', () => {
  expect(readIds('7')).toEqual([7]);
  expect(readIds('7,3,7')).toEqual([7, 3]);
});
