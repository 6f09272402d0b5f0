import { expect, it } from 'vitest';
import { CatalogueIndex } from './catalogue-index.ts';
import type { IndexedProduct } from './indexed-product.ts';

const product: Omit<IndexedProduct, 'id' | 'tokens'> = {
  categoryId: 1,
  key: 'ABC1',
  stock: 1,
  unitPrice: null,
  breakQty: [],
  breakPrice: [],
  isNew: false,
  isHot: false,
  values: [],
};

function products(count: number, tokens: string): IndexedProduct[] {
  return Array.from({ length: count }, (_, at) => ({ ...product, id: at + 1, tokens }));
}

it('An index is worn once rows that are no longer listed are more than half as many as the listed ones.', () => {
  const index = new CatalogueIndex();
  index.put(products(16_000, 'a'));
  expect(index.isWorn).toBe(false);
  index.put(products(8000, 'b'));
  expect(index.isWorn).toBe(false);
  index.put(products(1, 'c'));
  expect(index.isWorn).toBe(true);
});
