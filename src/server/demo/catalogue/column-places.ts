import type { ColumnOverride, Mapping } from '#server/import/mapping/mapping.ts';
import { type Leaf, leaves } from './leaves.ts';

type Places = NonNullable<Mapping['overrides']>;

/** Brand and package lead every table; what all parts of a category share stays out of it. */
const everywhere: Readonly<Record<string, ColumnOverride>> = {
  brand: { order: 0 },
  package: { order: 1 },
  operatingTemperature: { order: 990, inTable: false },
  mountingType: { order: 991, inTable: false },
};

const firstPlace = 10;

function placesOf(leaf: Leaf): Readonly<Record<string, ColumnOverride>> {
  return Object.fromEntries(
    leaf.highlights.map((key, at) => [key, { order: firstPlace + at, inTable: true }]),
  );
}

/** Where columns stand in the demo shop: what a product's name states stands first in its category's table. */
export function columnPlaces(): Places {
  const byLeaf = leaves.map(
    (leaf) => [leaf.levels.map((level) => level.en).join(' / '), placesOf(leaf)] as const,
  );
  return { '*': { ...everywhere }, ...Object.fromEntries(byLeaf) };
}
