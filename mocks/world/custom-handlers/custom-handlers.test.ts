import { expect, it } from 'vitest';
import { world as rows } from '#generated/mocks/world.ts';
import { customHandlers } from './index.ts';

const written = Object.keys(customHandlers).sort();

it('has a handler for each operation that the description leaves to one, and for no other', () => {
  const described = Object.entries(rows).filter(([, { verb }]) => verb === 'hand');
  expect(described.map(([operation]) => operation).sort()).toEqual(written);
});

it('leaves the others to the engine, which needs a collection for each of its verbs', () => {
  const plain = Object.entries(rows).filter(([, { verb }]) => verb !== 'hand' && verb !== 'none');
  const homeless = plain.filter(([, { collection }]) => collection === undefined);
  expect(homeless.map(([operation]) => operation)).toEqual([]);
});
