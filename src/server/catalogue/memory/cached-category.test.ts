import { expect, it } from 'vitest';
import { applyChanges, type CachedCategory, type ChangedProduct, isComplete } from './cached-category.ts';
import { emptyColumn } from './coded-column.ts';
import { placesBeginning, placesContaining, placesOfKey } from './find-part-numbers.ts';
import { joinedKeys } from './part-numbers.ts';
import { waitForSignatures } from './signatures.ts';

let state = 19;
function random(count: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * count);
}
/** Few different characters, so that keys begin alike, contain each other and are the same. */
const anyKey = () => Array.from({ length: random(9) }, () => 'AB0Ω'[random(4)]).join('');

function emptyCategory(): CachedCategory {
  const column = emptyColumn('n1', null);
  return {
    origin: '',
    seen: '',
    version: 0,
    revision: 0,
    ids: new Int32Array(),
    inStock: new Uint8Array(),
    columns: new Map([['n1', column]]),
    partNumbers: {
      places: new Int32Array(),
      keys: joinedKeys([]),
      starts: new Int32Array(),
      ends: new Int32Array(),
    },
  };
}

type Product = ChangedProduct & { readonly inStock: boolean };

const anyProduct = (id: number): Product => ({
  id,
  inStock: random(2) === 0,
  key: anyKey(),
  values: [random(3) === 0 ? null : random(5)],
});

/** New products at the end and in between, others with another key or the same, others gone, some of them never there. */
function anyChanges(products: Map<number, Product>, count: number): ChangedProduct[] {
  const last = Math.max(0, ...products.keys());
  const ids = new Set(Array.from({ length: count }, () => 1 + random(random(2) === 0 ? last + 9 : last + 1)));
  return Array.from(ids, (id) => {
    const before = products.get(id);
    const change = random(4);
    if (change === 0) {
      products.delete(id);
      return { id, inStock: null, key: '', values: [null] };
    }
    const product = before && change === 1 ? { ...anyProduct(id), key: before.key } : anyProduct(id);
    products.set(id, product);
    return product;
  });
}

function checkCategory(category: CachedCategory, products: ReadonlyMap<number, Product>): void {
  const all = [...products.values()].toSorted((a, b) => a.id - b.id);
  expect([...category.ids]).toEqual(all.map(({ id }) => id));
  expect([...category.inStock]).toEqual(all.map(({ inStock }) => (inStock ? 1 : 0)));
  const column = category.columns.get('n1');
  const values = Array.from(column?.codes ?? [], (code) => column?.lows[code]);
  expect(values).toEqual(all.map(({ values: [value] }) => value));
  for (const [code, low] of column?.lows.entries() ?? [])
    expect(column?.counts[code]).toBe(all.filter(({ values: [value] }) => value === low).length);
  expect(isComplete(category)).toBe(true);
}

it('has after any changes what a category has that was read at once', async () => {
  const category = emptyCategory();
  const products = new Map<number, Product>();
  applyChanges(
    category,
    Array.from({ length: 300 }, (_, at) => anyProduct(3 * at + 1)).map(
      (one) => products.set(one.id, one) && one,
    ),
  );
  await waitForSignatures(category.partNumbers);
  let foundAtOnce = 0;
  for (let round = 0; round < 60; round += 1) {
    applyChanges(category, anyChanges(products, 1 + random(round % 10 === 0 ? 150 : 8)));
    checkCategory(category, products);
    const ordered = [...products.values()].toSorted(
      (a, b) => Buffer.from(a.key).compare(Buffer.from(b.key)) || a.id - b.id,
    );
    const idsOf = (places: ArrayLike<number> | undefined) =>
      places && Array.from(places, (place) => category.ids[place]);
    const expectedIds = (fits: (key: string) => boolean) =>
      ordered.filter(({ key }) => fits(key)).map(({ id }) => id);
    const part = `${anyKey()}A`;
    expect(idsOf(category.partNumbers.places)).toEqual(expectedIds(() => true));
    expect(idsOf(placesOfKey(category.partNumbers, part))).toEqual(expectedIds((key) => key === part));
    expect(idsOf(placesBeginning(category.partNumbers, part, 9999))).toEqual(
      expectedIds((key) => key.startsWith(part)),
    );
    const containing = idsOf(placesContaining(category.partNumbers, `A${part}`, 9999));
    if (containing) foundAtOnce += 1;
    else await waitForSignatures(category.partNumbers);
    if (containing && part.length > 1)
      expect(containing).toEqual(expectedIds((key) => key.includes(`A${part}`)));
  }
  expect(foundAtOnce).toBeGreaterThan(50);
});

it('is signed again once a block has got too many keys, and while it is signed follows what changes', async () => {
  const category = emptyCategory();
  const keyOf = (id: number) => `AB${id % 1000}`;
  const addedProducts = (from: number, count: number) =>
    Array.from(
      { length: count },
      (_, at): ChangedProduct => ({ id: from + at, inStock: true, key: keyOf(from + at), values: [1] }),
    );
  applyChanges(category, addedProducts(1, 60_000));
  const signing = waitForSignatures(category.partNumbers);
  // The first blocks are signed already, the last ones are not.
  applyChanges(category, [
    { id: 70_000, inStock: true, key: 'AAFIRST', values: [1] },
    { id: 70_001, inStock: true, key: 'ZLAST', values: [1] },
  ]);
  expect(placesContaining(category.partNumbers, 'LAST', 9)).toBeUndefined();
  await signing;
  expect(placesContaining(category.partNumbers, 'FIRST', 9)).toHaveLength(1);
  expect(placesContaining(category.partNumbers, 'LAST', 9)).toHaveLength(1);
  const same = Array.from(
    { length: 600 },
    (_, at): ChangedProduct => ({ id: 80_000 + at, inStock: true, key: `MANY${at}`, values: [1] }),
  );
  applyChanges(category, same);
  expect(placesContaining(category.partNumbers, 'MANY', 999)).toBeUndefined();
  await waitForSignatures(category.partNumbers);
  expect(placesContaining(category.partNumbers, 'MANY', 999)).toHaveLength(600);
});
