import { describe, expect, it } from 'vitest';
import { type Conditions, fitsConditions, unfilteredConditions } from '#domain/catalogue/conditions.ts';
import { type Sort, type SortedProduct, sortProducts } from '#domain/catalogue/list-sort.ts';
import { readKeyword } from '#domain/search/keyword.ts';
import { matchesTerm } from '#domain/search/matching.ts';
import { fitsWindow, keyWindows } from '#domain/search/near-spelling.ts';
import { productTokens } from '#domain/search/product-tokens.ts';
import { fittingTier, isFoundBy, listMatch } from '#domain/search/search-rank.ts';
import { CatalogueIndex, type IndexedProduct } from './index.ts';

interface Column {
  readonly id: number;
}
interface Category {
  readonly id: number;
  readonly filledLeaves: readonly number[];
}

/** More than are sorted at once, and than a word of a set has bits. */
const many = 6000;
const numbers: Column = { id: 1 };
const texts: Column = { id: 2 };
const leaf: Category = { id: 10, filledLeaves: [10] };
const other: Category = { id: 11, filledLeaves: [11] };
const both: Category = { id: 9, filledLeaves: [10, 11] };

let state = 5;
function random(count: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * count);
}
const oneOf = <T>(items: readonly T[]): T => items[random(items.length)] as T; // an index below its length

/** A product by chance; of the same id another one each time. */
function anyProduct(id: number): IndexedProduct {
  const mpn = oneOf([`RC0603-${random(400)}`, `ZX${random(30)}`, 'ZX-SAME']);
  const ohm = oneOf([0.1, 100, 4700]);
  const stated = random(5) > 0;
  const number = { value: { t: `${ohm} Ω`, n: ohm }, unit: 'Ω', fitting: undefined };
  const names = oneOf([['Chip resistor', '贴片电阻'], ['Jumper'], ['Capacitor']]);
  return {
    id,
    categoryId: oneOf([10, 10, 11]),
    key: mpn.replaceAll('-', ''),
    tokens: productTokens({
      mpn,
      names: [mpn, ...names],
      texts: [oneOf(['YAGEO', 'Vishay'])],
      numbers: stated ? [number] : [],
    }).join(' '),
    stock: oneOf([0, 0, 5, 3000]),
    unitPrice: oneOf([null, 20_000, 50_000]),
    breakQty: random(2) === 0 ? [] : [10, 500],
    breakPrice: [10_000 + random(3), 5000],
    isNew: random(9) === 0,
    isHot: random(9) === 0,
    values: [
      ...(stated ? [{ columnId: 1, low: ohm, high: random(2) === 0 ? ohm : ohm * 2 }] : []),
      ...(random(4) === 0 ? [] : [{ columnId: 2, low: 1 + random(3), high: null }]),
    ],
  };
}

type Plain = SortedProduct<Column> &
  Parameters<typeof fitsConditions<Category, Column>>[0] & { readonly tokens: Set<string> };

/** A product as the rules of the domain ask about it. */
function plainProduct(product: IndexedProduct): Plain {
  const tokens = new Set(product.tokens.split(' '));
  const indexed = { key: product.key, tokens };
  const value = ({ id }: Column) => product.values.find(({ columnId }) => columnId === id);
  return {
    tokens,
    productId: product.id,
    categoryId: product.categoryId,
    partKey: product.key,
    stock: product.stock,
    unitPrice: product.unitPrice ?? undefined,
    tiers: product.breakQty.map((num, at) => ({ num, price: product.breakPrice[at] ?? 0 })),
    withdrawn: false,
    isNew: product.isNew,
    isHot: product.isHot,
    isWithin: ({ filledLeaves }) => filledLeaves.includes(product.categoryId),
    hasTerms: (terms) => isFoundBy(indexed, terms),
    isCalled: (terms) => terms.every((term) => matchesTerm(indexed, term, 'called')),
    fittingTier: (terms) => fittingTier(indexed, terms),
    span: (column) => {
      const found = value(column);
      return found && { low: found.low, high: found.high ?? found.low };
    },
    textId: (column) => value(column)?.low,
    statedValue: (column) => value(column)?.low,
  };
}

const products = new Map<number, IndexedProduct>();
const index = new CatalogueIndex();

/** Puts products of these ids, some of which are there, and removes others. */
function write(ids: readonly number[], removed: readonly number[]): void {
  const put = ids.map(anyProduct);
  for (const product of put) products.set(product.id, product);
  for (const id of removed) products.delete(id);
  index.put(put);
  index.remove(removed);
}

const ids = (from: number, step: number) =>
  Array.from({ length: Math.ceil((many - from) / step) }, (_, at) => from + at * step);

function anyConditions(): Conditions<Category, Column> {
  const category = oneOf([leaf, leaf, other, both, undefined]);
  const number = {
    kind: 'number',
    column: numbers,
    boxes: [{ lowMin: -1e9, lowMax: 150, highMin: 0, highMax: 1e9 }],
    notStated: random(2) === 0,
  } as const;
  const text = {
    kind: 'text',
    column: texts,
    ids: oneOf([[1], [2, 3], []]),
    notStated: random(2) === 0,
  } as const;
  const keyWord = oneOf([
    undefined,
    undefined,
    '4.7k',
    'RC0603',
    'ZX',
    'R',
    'resistor YAGEO',
    '≥-40℃',
    'ZX-SAME',
    '100Ω',
  ]);
  return {
    ...unfilteredConditions(category),
    columns: category === leaf ? oneOf([[], [number], [text], [number, text]]) : [],
    terms: keyWord === undefined ? [] : readKeyword(keyWord),
    recommend: oneOf([undefined, undefined, 'new', 'hot']),
    inStock: random(3) === 0,
    minStock: oneOf([undefined, 0, 6]),
    price: oneOf([
      undefined,
      { min: 10_001, max: undefined, quantity: 10 },
      { min: undefined, max: 20_000, quantity: undefined },
    ]),
  };
}

function anySort({ category, terms }: Conditions<Category, Column>): Sort<Column> {
  const descending = random(2) === 0;
  const sorts: Sort<Column>[] = [
    ...(['shop', 'newest', 'spread', 'stock', 'productNum'] as const).map((by) => ({ by, descending })),
    ...[undefined, 10, 600].map((quantity) => ({ by: 'price' as const, quantity, descending })),
    ...(terms.length > 0 ? [{ by: 'match' as const, match: listMatch(terms), descending: false }] : []),
    ...(category === leaf
      ? [numbers, texts].map((column) => ({ by: 'column' as const, column, descending }))
      : []),
  ];
  return oneOf(sorts);
}

function expectLists(): void {
  const plain = [...products.values()].map(plainProduct);
  for (let time = 0; time < 40; time += 1) {
    const conditions = anyConditions();
    const sort = anySort(conditions);
    const sorted = sortProducts(
      plain.filter((one) => fitsConditions(one, conditions)),
      sort,
      'en_US',
    ).map(({ productId }) => productId);
    expect(index.count(conditions)).toBe(sorted.length);
    for (const offset of new Set([
      0,
      Math.floor(sorted.length / 2),
      Math.max(0, sorted.length - 3),
      sorted.length,
    ])) {
      const { ids: found, total } = index.list(conditions, { sort, offset, limit: 9 });
      expect({ conditions, sort, offset, found, total }).toEqual({
        conditions,
        sort,
        offset,
        found: sorted.slice(offset, offset + 9),
        total: sorted.length,
      });
    }
  }
}

describe('the catalogue index', () => {
  it('lists what the rules of the domain list, while products come, change and go', () => {
    write(ids(1, 2), []);
    expectLists();
    // Of these ids half are between those that are there.
    write(ids(0, 3), ids(5, 7));
    expectLists();
    write(ids(2, 5), ids(0, 3));
    write(ids(0, 6), []);
    expectLists();
  });

  it('counts the values of columns under all other conditions', () => {
    const plain = [...products.values()].map(plainProduct);
    for (let time = 0; time < 20; time += 1) {
      const conditions = { ...anyConditions(), category: leaf };
      const counted = index.countColumns(conditions, [numbers, texts]);
      expect(counted.total).toBe(index.count(conditions));
      for (const [at, column] of [numbers, texts].entries()) {
        const others = { ...conditions, columns: conditions.columns.filter((one) => one.column !== column) };
        const spans = plain.filter((one) => fitsConditions(one, others)).map((one) => one.span(column));
        const expected = new Map<string, number>();
        for (const span of spans)
          expected.set(`${span?.low}..${span?.high}`, (expected.get(`${span?.low}..${span?.high}`) ?? 0) + 1);
        const found = (counted.columns[at] ?? []).map(
          ({ low, high, count }) =>
            [low === null ? 'undefined..undefined' : `${low}..${high ?? low}`, count] as const,
        );
        expect(new Map(found)).toEqual(expected);
      }
    }
  });

  it('counts the products of categories without columns', () => {
    for (const category of [both, undefined, { id: 99, filledLeaves: [] }]) {
      const conditions = { ...anyConditions(), category, columns: [] };
      expect(index.countColumns(conditions, []).total).toBe(index.count(conditions));
    }
  });

  it('keeps the counts of a whole category until something changes', () => {
    const before = index.countWhole(leaf, [numbers]);
    expect(index.countWhole(leaf, [numbers])).toBe(before);
    expect(index.countWhole(leaf, [texts])).not.toBe(before);
    const [first] = products.values();
    if (!first) throw new Error('there are products');
    index.put([first]);
    expect(index.countWhole(leaf, [numbers])).toEqual(before);
    expect(index.countWhole(leaf, [numbers])).not.toBe(before);
  });

  it('finds part numbers by their beginning in their order, and those that are written nearly so', () => {
    const all = [...products.values()].sort((a, b) =>
      a.key === b.key ? a.id - b.id : a.key < b.key ? -1 : 1,
    );
    for (const key of ['RC06', 'ZX', 'ZX1', 'ZXSAME', 'Q', 'RC0603399']) {
      const begun = all.filter((one) => one.key.startsWith(key)).map(({ id }) => id);
      expect(index.findBeginning(key, 7)).toEqual(begun.slice(0, 7));
      expect(index.findBeginning(key, many)).toEqual(begun);
    }
    const [term] = readKeyword('RC0630-123');
    const windows = term?.mpn ? keyWindows(term.mpn) : [];
    const near = all.filter(({ key }) => windows.some((window) => fitsWindow(key, window)));
    expect(index.findInWindows(windows, many).toSorted((a, b) => a - b)).toEqual(
      near.map(({ id }) => id).toSorted((a, b) => a - b),
    );
    expect(near.length).toBeGreaterThan(0);
  });

  it('says which words some product has together', () => {
    const lists = [
      'resistor yageo',
      'resistor jumper',
      'ZX-SAME capacitor',
      '电阻 4.7k',
      'nothing',
      'RC0603 nothing',
    ].map(readKeyword);
    const together = lists.map((terms) =>
      [...products.values()].some(({ key, tokens }) =>
        terms.every((term) => matchesTerm({ key, tokens: new Set(tokens.split(' ')) }, term)),
      ),
    );
    expect(index.areTogether(lists)).toEqual(together);
    expect(new Set(together).size).toBe(2);
  });

  it('is empty at first and after all is removed', () => {
    const empty = new CatalogueIndex();
    const page = { sort: { by: 'shop', descending: false }, offset: 0, limit: 5 } as const;
    const nothing = { ids: [], total: 0 };
    expect(empty.list(unfilteredConditions<Category>(undefined), page)).toEqual(nothing);
    empty.put([anyProduct(7), anyProduct(3)]);
    expect(empty.list(unfilteredConditions<Category>(undefined), page)).toEqual({ ids: [3, 7], total: 2 });
    empty.remove([3, 7, 8]);
    expect(empty.list(unfilteredConditions(both), page)).toEqual(nothing);
    expect(empty.search(readKeyword('resistor'), page)).toMatchObject(nothing);
    expect([...empty.countCategories(unfilteredConditions<Category>(undefined))]).toEqual([]);
  });
});
