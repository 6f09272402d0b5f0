import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProductInput, saveProducts } from '#server/catalogue/save-products.ts';
import { rows } from '#server/db/queryable.ts';
import { openResistorShop, type ResistorShop } from '../catalogue/resistor-shop.ts';

interface Result {
  data: { productNum: string; title: string; content: string }[];
  params: { totalDataCounts: number; droppedWords?: string[]; correctedKeyword?: string };
}

interface Results {
  productResult: Result;
  technologyResult: Result;
  informationResult: Result;
}

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
  const part = (mpn: string, change: Partial<ProductInput> = {}): ProductInput => {
    const [first] = shop.inputs;
    if (!first) throw new Error('no products');
    return {
      ...first,
      supplier: 'search',
      supplierNo: mpn,
      mpn,
      params: {},
      isNew: false,
      isHot: false,
      ...change,
    };
  };
  const resistance = (t: string, n: number) => ({ params: { [String(shop.columns.resistance)]: { t, n } } });
  await saveProducts(shop.pool, [
    part('STM32F103C8T6', {
      package: 'LQFP-48',
      nameZh: '微控制器',
      nameEn: 'Microcontroller',
      descriptionZh: '',
      descriptionEn: '',
    }),
    part('STM32F103CBT6', { package: 'LQFP-48', nameZh: '微控制器', nameEn: 'Microcontroller', stock: 0 }),
    part('STM32F103C8', { nameEn: 'Microcontrollers, bare', stock: 0 }),
    part('ZZ-4K7', { package: '0603', ...resistance('4.7kΩ', 4700) }),
    part('ZZ-4K8', { package: '0402', ...resistance('4700Ω', 4700) }),
  ]);
  await rows(
    shop.pool,
    `insert into news (content_type, title_zh, title_en, vice_title_zh, vice_title_en, image_url, content_zh, content_en, created_at)
     values (1, '新工厂', 'A new plant', '', '', '/img/n.svg', '<p>新工厂&nbsp;在深圳</p>', '<p>The plant is in <b>Shenzhen</b> &amp; runs 100%</p>', now())`,
  );
});
afterAll(() => shop.close());

async function search(keyWord: string, fields: Record<string, string | number> = {}): Promise<Results> {
  const answer = await shop.ask<Results>('searchAll', { keyWord, pageSize: 100, ...fields });
  expect(answer.code, JSON.stringify(answer)).toBe(0);
  return answer.data;
}

async function numbers(keyWord: string): Promise<string[]> {
  return (await search(keyWord)).productResult.data.map((product) => product.productNum);
}

describe('searching everything', () => {
  it('finds a part number first, then what begins with it, what is in stock before the rest', async () => {
    expect(await numbers('STM32F103C8')).toEqual(['STM32F103C8', 'STM32F103C8T6']);
    expect(await numbers('stm32f103')).toEqual(['STM32F103C8T6', 'STM32F103CBT6', 'STM32F103C8']);
  });

  it('finds a part of a part number, with or without hyphens', async () => {
    expect(await numbers('103cb')).toEqual(['STM32F103CBT6']);
    expect(await numbers('ZZ4K7')).toEqual(['ZZ-4K7']);
  });

  it('finds words in either language, plural or not', async () => {
    expect(await numbers('microcontrollers')).toHaveLength(3);
    expect(await numbers('Microcontroller LQFP-48')).toEqual(['STM32F103C8T6', 'STM32F103CBT6']);
    expect(await numbers('控制器')).toHaveLength(2);
    expect(await numbers('微控')).toHaveLength(2);
  });

  it('finds values in any spelling, together with a package', async () => {
    for (const keyWord of ['4.7k 0603', '4k7 0603', '4.7 kΩ 0603', '４．７ｋΩ　0603', '4700Ω 0603']) {
      expect(await numbers(keyWord), keyWord).toContain('ZZ-4K7');
      expect(await numbers(keyWord), keyWord).not.toContain('ZZ-4K8');
    }
  });

  it('leaves out words that no part has together with the others, and says which', async () => {
    const { data, params } = (await search('STM32F103C8T6 0603')).productResult;
    expect(data.map(({ productNum }) => productNum)).toEqual(['STM32F103C8T6']);
    expect(params).toEqual({
      totalDataCounts: 1,
      totalIsLowerBound: 0,
      droppedWords: ['0603'],
      listedKeyword: 'STM32F103C8T6',
    });
  });

  it('corrects a mistyped part number or word, and says what it looked for', async () => {
    for (const [keyWord, correctedKeyword] of [
      ['STM32F1O3CBT6', 'STM32F103CBT6'],
      ['STM32F103BCT6', 'STM32F103CBT6'],
      ['microcontroler LQFP-48', 'microcontroller LQFP-48'],
    ] as const) {
      const { data, params } = (await search(keyWord)).productResult;
      expect(params.correctedKeyword, keyWord).toBe(correctedKeyword);
      expect(data.map(({ productNum }) => productNum)).toContain('STM32F103CBT6');
    }
    expect((await search('STM32F103C8T6')).productResult.params).toEqual({
      totalDataCounts: 1,
      totalIsLowerBound: 0,
    });
  });

  it('finds related parts by the beginning of a part number that the shop does not have', async () => {
    const { data, params } = (await search('STM32F103XYZW')).productResult;
    expect(params.correctedKeyword).toBe('STM32F103');
    expect(data).toHaveLength(3);
  });

  it('finds nothing for a word that is like none', async () => {
    expect((await search('qqzzqq')).productResult).toMatchObject({
      data: [],
      params: { totalDataCounts: 0 },
    });
  });

  it('finds nothing for what means nothing', async () => {
    expect(await numbers('???')).toEqual([]);
    expect(await numbers('%')).toEqual([]);
  });

  it('finds news by all words, in the language of the request, as plain text', async () => {
    const { informationResult } = await search('plant shenzhen');
    expect(informationResult.params.totalDataCounts).toBe(1);
    expect(informationResult.data[0]).toMatchObject({
      title: 'A new plant',
      content: 'The plant is in Shenzhen & runs 100%',
      imageUrl: '/img/n.svg',
    });
    expect((await search('深圳', { language: 'zh_CN' })).informationResult.data).toHaveLength(1);
    expect((await search('深圳')).informationResult.data).toHaveLength(0);
  });

  it('pages the open tab and only counts the others', async () => {
    const { productResult, informationResult } = await search('plant', { searchType: 1 });
    expect(productResult.data).toEqual([]);
    expect(informationResult).toEqual({ data: [], params: { totalDataCounts: 1 } });
    const pages = [1, 2, 3].map((pageNum) => search('stm32', { searchType: 1, pageSize: 1, pageNum }));
    const found = (await Promise.all(pages)).map((page) => page.productResult);
    expect(new Set(found.flatMap((page) => page.data.map((product) => product.productNum))).size).toBe(3);
    expect(found.map((page) => page.params.totalDataCounts)).toEqual([3, 3, 3]);
  });

  it('leaves out what is no longer sold', async () => {
    const [first] = shop.inputs;
    if (!first) throw new Error('no products');
    await saveProducts(shop.pool, [{ ...first, supplierNo: 'gone', mpn: 'GONE-1', withdrawn: true }]);
    expect(await numbers('GONE-1')).toEqual([]);
  });

  it('refuses a blank keyword', async () => {
    expect(await shop.ask('searchAll', { keyWord: '  ' })).toMatchObject({ code: 4000 });
  });
});
