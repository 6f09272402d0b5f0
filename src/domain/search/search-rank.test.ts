import { expect, it } from 'vitest';
import { fittingPlaces, rankInTier, searchTiers, tierRanks } from './search-rank.ts';

interface Place {
  readonly tier: number;
  readonly stock: number;
}

/** The places in the order in which a search lists them. */
function rank(places: readonly Place[]): readonly Place[] {
  return places.toSorted((a, b) => rankInTier(a.tier, a) - rankInTier(b.tier, b));
}

it('puts a part in stock that fits the values before one that states them and is sold out', () => {
  const order = [
    { tier: searchTiers.covering, stock: 5 },
    { tier: searchTiers.fitting, stock: 5 },
    { tier: searchTiers.fitting + 3, stock: 5 },
    { tier: searchTiers.covering, stock: 0 },
    { tier: searchTiers.fitting, stock: 0 },
  ];
  expect(rank(order.toReversed())).toEqual(order);
});

it('puts a sold-out part of the kind that was asked for before parts of other kinds', () => {
  const order = [
    { tier: searchTiers.fitting + fittingPlaces - 1, stock: 0 },
    { tier: searchTiers.fitting + fittingPlaces, stock: 5 },
    { tier: searchTiers.fitting + fittingPlaces + 2, stock: 5 },
    { tier: searchTiers.fitting + fittingPlaces, stock: 0 },
  ];
  expect(rank(order.toReversed())).toEqual(order);
});

it('puts parts of the kind that was asked for before others that state the value', () => {
  const order = [
    { tier: searchTiers.covering, stock: 5 },
    { tier: searchTiers.fitting + fittingPlaces - 1, stock: 5 },
    { tier: searchTiers.fitting, stock: 0 },
    { tier: searchTiers.anywhere, stock: 5 },
    { tier: searchTiers.anywhere, stock: 0 },
    { tier: searchTiers.fitting + fittingPlaces, stock: 5 },
  ];
  expect(rank(order.toReversed())).toEqual(order);
});

it('keeps a part number before all values, in stock or not', () => {
  const order = [
    { tier: searchTiers.exact, stock: 0 },
    { tier: searchTiers.beginning, stock: 5 },
    { tier: searchTiers.beginning, stock: 0 },
    { tier: searchTiers.called, stock: 5 },
    { tier: searchTiers.called, stock: 0 },
    { tier: searchTiers.covering, stock: 5 },
  ];
  expect(rank(order.toReversed())).toEqual(order);
});

it('gives every tier in stock and sold out a rank of its own', () => {
  expect(tierRanks.toSorted((a, b) => a - b)).toEqual(tierRanks.map((_, at) => at));
});
