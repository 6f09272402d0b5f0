import { beforeEach, describe, expect, it } from 'vitest';
import { emptyBits, idsAt } from './id-bits.ts';
import { type SetReaders, withToken } from './product-sets.ts';
import { WordSets } from './word-sets.ts';

const common = withToken('common');
const rare = withToken('rare');
const broken = withToken('broken');
const products = Int32Array.from({ length: 1000 }, (_, at) => at + 1);
const found: Readonly<Record<string, readonly number[]>> = {
  common: [...products].filter((id) => id % 2 === 0),
  rare: [3, 999],
};

function int4send(ids: readonly number[]): Buffer {
  const bytes = Buffer.alloc(ids.length * 4);
  for (const [at, id] of ids.entries()) bytes.writeInt32BE(id, at * 4);
  return bytes;
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
  spans: async () => ['~:1.600e+1V', '~:2.500e+1V', 'no span'],
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
    sets.loadCommon(() => [common, rare], away);
    await sets.waitUntilRead();
    expect(sets.hasCommon).toBe(false);
    expect(await sets.have(() => [rare], read)).toBe(true);
    sets.loadCommon(() => [common, rare, broken], read);
    await sets.waitUntilRead();
    expect(sets.hasCommon).toBe(true);
    expect(idsOf(common.key)).toEqual(found.common);
    expect(asked).toEqual(['rare', 'common', 'broken']);
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
