import { expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { countedCategories } from './counted-categories.ts';

const limit = constants.categoryCountLimit;

it('The category with most products comes first, of equal ones the older.', () => {
  const counts = [
    { catalogId: 3, productCount: 2 },
    { catalogId: 2, productCount: 2 },
    { catalogId: 9, productCount: 5 },
  ];
  expect(countedCategories(counts).categories.map(({ catalogId }) => catalogId)).toEqual([9, 2, 3]);
});

it('The total is exact up to the limit and a lower bound above it.', () => {
  const counts = (last: number) => [
    { catalogId: 1, productCount: limit - 10 },
    { catalogId: 2, productCount: last },
  ];
  expect(countedCategories(counts(10)).total).toEqual({ totalDataCounts: limit, totalIsLowerBound: 0 });
  expect(countedCategories(counts(11)).total).toEqual({ totalDataCounts: limit, totalIsLowerBound: 1 });
  expect(countedCategories([]).total).toEqual({ totalDataCounts: 0, totalIsLowerBound: 0 });
});
