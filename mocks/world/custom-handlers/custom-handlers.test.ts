import { expect, it } from 'vitest';
import { world as rows } from '#generated/mocks/world.ts';
import { customHandlers } from './index.ts';

const written = Object.keys(customHandlers).sort();

it('has a custom handler for exactly the operations that the description leaves to one', () => {
  const described = Object.entries(rows).filter(([, { verb }]) => verb === 'custom');
  expect(described.map(([operation]) => operation).sort()).toEqual(written);
});

it('names a collection for each operation that the engine carries out', () => {
  const plain = Object.entries(rows).filter(([, { verb }]) => verb !== 'custom' && verb !== 'none');
  const homeless = plain.filter(([, { collection }]) => collection === undefined);
  expect(homeless.map(([operation]) => operation)).toEqual([]);
});
