import { beforeEach, describe, expect, it } from 'vitest';
import { emptyBits, filledWords, idsAt, pickWords } from './id-bits.ts';
import { type SetReaders, withToken } from './product-sets.ts';
import { WordSets } from './word-sets.ts';

const common = withToken('common');
const rare = withToken('rare');
const broken = withToken('broken');
const products = Int32Array.from({ length: 1000 }, (_, at) => at + 1);
const found: Readonly<Record<string, readonly number[]>> = {
  common: [...products].filter((id) => id % 2 === 0),
  rare: [999],
};

function int4send(ids: readonly number[]): Buffer {
  const bytes = Buffer.alloc(ids.length * 4);
  for (const [at, id] of ids.entries()) bytes.writeInt32BE(id, at * 4);
  return bytes;
}

/** As `array_send` writes the tokens of each product, after its id and key: every second one has a common word, and all have a span. */
function productsWithTokens(from: number, to: number): Buffer {
  const ids = [...products].filter((id) => id >= from && id < to);
  const words = (id: number) => Object.keys(found).filter((word) => found[word]?.includes(id));
  const elements = (id: number) => ['~:1.600e+1V', ...words(id), '#ABC', `own${id}`];
  const text = 25;
  const number = (value: number) => int4send([value]);
  return Buffer.concat(
    ids.flatMap((id) => {
      const tokens = elements(id).map((token) => Buffer.from(token));
      const key = Buffer.from(`OWN${id}`);
      const head = [1, 0, text, tokens.length, 1].map(number);
      return [
        number(id),
        number(key.length),
        key,
        ...head,
        ...tokens.flatMap((token) => [number(token.length), token]),
      ];
    }),
  );
}

let asked: string[];
/** Knows the products of each token. */
const read: SetReaders = {
  async ids({ values }) {
    const token = String(values.flat()[0]);
    asked.push(token);
    const ids = found[token];
    if (!ids) throw new Error('it took too long');
    return int4send(ids);
  },
  idsOfEach: async (tokens) => {
    for (const token of tokens) asked.push(token);
    return tokens.map((token) => int4send(found[token] ?? []));
  },
  spans: async () => ['~:1.600e+1V', '~:2.500e+1V', 'no span'],
  products: async ({ from, to }) => productsWithTokens(from, to),
};

let sets: WordSets;
beforeEach(() => {
  asked = [];
  sets = new WordSets({ ids: products, inStock: new Uint8Array(products.length).fill(1) }, 0);
});

function idsOf(key: string): number[] | undefined {
  const bits = emptyBits(sets.capacity);
  return sets.addTo(bits, key) ? idsAt(bits, 0, sets.capacity) : undefined;
}

describe('the sets of products with common words', () => {
  it('have the products of the database, whether there are few or many', async () => {
    expect(idsOf(common.key)).toBeUndefined();
    sets.load([common, rare], read);
    await sets.waitUntilRead();
    expect(idsOf(common.key)).toEqual(found.common);
    expect(idsOf(rare.key)).toEqual(found.rare);
  });

  it('are read once, however often they are asked for, and never again after a failure', async () => {
    for (let time = 0; time < 3; time += 1) {
      sets.load([common, broken, rare], read);
      sets.load([broken], read);
      await sets.waitUntilRead();
    }
    expect(asked).toEqual(['common', 'broken', 'rare']);
    expect(idsOf(broken.key)).toBeUndefined();
  });

  it('are read once for all who wait for them, and are missing where one cannot be read', async () => {
    const both = await Promise.all([
      sets.have(() => [common, rare], read),
      sets.have(() => [rare, common], read),
    ]);
    expect(both).toEqual([true, true]);
    expect(asked.toSorted()).toEqual(['common', 'rare']);
    expect(idsOf(common.key)).toEqual(found.common);
    expect(await sets.have(() => [common, broken], read)).toBe(false);
    expect(await sets.have(() => [broken], read)).toBe(false);
    expect(asked.filter((token) => token === 'broken')).toHaveLength(1);
  });

  it('are read again where the database could not be reached, including the common ones', async () => {
    const away: SetReaders = { ...read, ids: () => Promise.reject(new Error('Connection terminated')) };
    expect(await sets.have(() => [rare], away)).toBe(false);
    sets.loadCommon({ ...away, products: () => Promise.reject(new Error('Connection terminated')) });
    await sets.waitUntilRead();
    expect([sets.hasCommon, sets.isQuick]).toEqual([false, false]);
    expect(await sets.have(() => [rare], read)).toBe(true);
    sets.loadCommon(read);
    await sets.waitUntilRead();
    expect([sets.hasCommon, sets.isQuick]).toEqual([true, true]);
  });

  it('are those of the common words and of all spans, from one pass over the products; few products are read when they are needed, and none of a word that no product has', async () => {
    sets.loadCommon(read);
    await sets.waitUntilRead();
    expect(asked).toEqual([]);
    expect(idsOf(common.key)).toEqual(found.common);
    const countFitting = (min: number) => {
      const words = filledWords(sets.listed);
      const need = { unit: 'V', min, max: min } as const;
      const steps = sets.fitting.find(need, { words, bits: pickWords(sets.listed, words) }) ?? [];
      return steps.map((bits) => idsAt(bits, 0, sets.capacity, words).length);
    };
    expect(countFitting(16)).toEqual([1000, 0, 0, 0, 0, 0]);
    expect(countFitting(5)).toEqual([0, 0, 1000, 0, 0, 0]);
    expect(countFitting(25)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(['own7', 'rare'].map((token) => sets.onlyBeginsNumbers(token))).toEqual([true, false]);
    expect(idsOf('#ABC')).toBeUndefined();
    // No product is called so, which is known like what has the word.
    expect(idsOf(`^${common.key}`)).toEqual([]);
    expect(await sets.have(() => [common, rare, withToken('absent')], read)).toBe(true);
    expect(asked).toEqual(['rare']);
    expect(idsOf(rare.key)).toEqual(found.rare);
    expect(sets.withAny([['absent'], ['rare']])).toEqual(sets.withAny([['rare']]));
  });

  it('are not read any further once they were dropped', async () => {
    let ranges = 0;
    const counted: SetReaders = {
      ...read,
      products: ({ from, to }) => {
        ranges += 1;
        if (ranges === 2) sets.drop();
        return Promise.resolve(productsWithTokens(from, to));
      },
    };
    sets.loadCommon(counted);
    await sets.waitUntilRead();
    expect(ranges).toBe(2);
    expect(sets.isQuick).toBe(false);
  });

  it('are left to the database where it gives up reading them', async () => {
    const tooLong = Object.assign(new Error('canceling statement due to statement timeout'), {
      code: '57014',
    });
    expect(await sets.have(() => [rare], { ...read, ids: () => Promise.reject(tooLong) })).toBe(false);
    expect(await sets.have(() => [rare], read)).toBe(false);
    expect(asked).toEqual([]);
  });

  it('read the spans where a search needs them', async () => {
    expect(sets.spans).toBeUndefined();
    await sets.have(({ spans }) => spans?.map(() => rare), read);
    expect(sets.spans?.map(({ span }) => span.high)).toEqual([16, 25]);
  });

  it('follow what is sold out or gone, and give up where a product came', () => {
    const change = (id: number, inStock: boolean | null) => ({ id, inStock, key: '', values: [] });
    expect(sets.follow([change(5, false), change(6, null)])).toBe(true);
    expect(idsAt(sets.inStock, 0, 5)).toEqual([1, 2, 3, 4, 7]);
    expect(idsAt(sets.listed, 4, 2)).toEqual([5, 7]);
    expect(sets.follow([change(6, true)])).toBe(false);
    expect(sets.follow([change(sets.capacity, true)])).toBe(false);
    expect(sets.follow([change(sets.capacity, null)])).toBe(true);
  });
});
