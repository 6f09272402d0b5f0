import { expect, it } from 'vitest';
import { searchTiers } from '../search/search-rank.ts';
import { type Sort, type SortedProduct, sortProducts } from './list-sort.ts';

interface Stated extends SortedProduct<string> {
  readonly value: number | undefined;
}

function product(productId: number, more: Partial<Stated> = {}): Stated {
  const value = more.value;
  return {
    productId,
    categoryId: 1,
    stock: 0,
    partKey: `P${productId}`,
    unitPrice: 100,
    tiers: [],
    value,
    statedValue: () => value,
    isCalled: () => false,
    fittingTier: () => searchTiers.anywhere,
    ...more,
  };
}

function sortIds(products: readonly Stated[], sort: Sort<string>): number[] {
  return sortProducts(products, sort, 'en_US').map(({ productId }) => productId);
}

it('puts products without a value last in both directions', () => {
  const products = [product(1), product(2, { value: 5 }), product(3, { value: 7 })];
  expect(sortIds(products, { by: 'column', column: 'c', descending: false })).toEqual([2, 3, 1]);
  expect(sortIds(products, { by: 'column', column: 'c', descending: true })).toEqual([3, 2, 1]);
});

it('orders equal products by id in both directions', () => {
  const products = [3, 1, 2].map((id) => product(id, { stock: 4 }));
  expect(sortIds(products, { by: 'stock', descending: false })).toEqual([1, 2, 3]);
  expect(sortIds(products, { by: 'stock', descending: true })).toEqual([1, 2, 3]);
});

it('sorts by the price at the given quantity', () => {
  const tiered = product(1, { unitPrice: 100, tiers: [{ num: 10, price: 50 }] });
  const plain = product(2, { unitPrice: 80 });
  expect(sortIds([tiered, plain], { by: 'price', quantity: undefined, descending: false })).toEqual([2, 1]);
  expect(sortIds([tiered, plain], { by: 'price', quantity: 10, descending: false })).toEqual([1, 2]);
});

it('takes one product of each category in turn when it spreads them', () => {
  const products = [1, 2, 3].map((id) => product(id, { categoryId: 7 }));
  expect(sortIds([...products, product(4, { categoryId: 8 })], { by: 'spread', descending: false })).toEqual([
    1, 4, 2, 3,
  ]);
});

it('keeps the latest first whatever the direction', () => {
  const products = [1, 2].map((id) => product(id));
  expect(sortIds(products, { by: 'newest', descending: false })).toEqual([2, 1]);
  expect(sortIds(products, { by: 'newest', descending: true })).toEqual([2, 1]);
});
