// @vitest-environment node
import { expect, it } from 'vitest';
import { findPlace } from './category-place.ts';

const leaf = { catalogId: 11, catalogName: 'Chip resistors' };
const group = { catalogId: 10, catalogName: 'Resistors', children: [leaf] };
const root = { catalogId: 1, catalogName: 'Passive', children: [group] };

it('finds a category with its ancestors and its siblings', () => {
  expect(findPlace([root], 11)).toEqual({ category: leaf, above: [root, group], siblings: [leaf] });
  expect(findPlace([root], 1)).toEqual({ category: root, above: [], siblings: [root] });
});

it('finds nothing where the shop has no such category', () => {
  expect(findPlace([root], 12)).toBeUndefined();
});
