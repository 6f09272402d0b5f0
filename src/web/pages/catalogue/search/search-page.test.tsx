import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FittingWordFit } from '#generated/hooks/model/fittingWordFit.ts';
import { listedProduct } from '#tests/support/listed-product.ts';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { SearchPage } from './search-page.tsx';

const path = '/open/all/search';
const listPath = '/open/product/productList';

interface Totals {
  products?: number;
  isLowerBound?: boolean;
  files?: number;
  information?: number;
  listed?: readonly object[];
  fittingWords?: readonly object[];
}

function answerOf(totals: Totals): Answers {
  const part = (data: readonly object[], total = 0) => ({ data, params: { totalDataCounts: total } });
  const file = {
    tid: 1,
    title: 'GaN driver',
    typeName: 'Application notes',
    docUrl: null,
    browseCount: 2,
    dowloadCount: 1,
    createTime: '2026-03-02T02:00:00Z',
  };
  const data = {
    productResult: {
      data: totals.listed ?? [],
      params: {
        totalDataCounts: totals.products ?? 0,
        totalIsLowerBound: totals.isLowerBound ? 1 : 0,
        fittingWords: totals.fittingWords,
      },
    },
    technologyResult: part(totals.files ? [file] : [], totals.files),
    informationResult: part([], totals.information),
  };
  const categories = { code: 0, msg: '', data: [], params: { totalDataCounts: 0, totalIsLowerBound: 0 } };
  return {
    [path]: { code: 0, msg: '', data },
    '/open/all/search/category': categories,
    '/open/product/allCatalog': { code: 0, msg: '', data: [] },
  };
}

afterEach(cleanup);

describe('the search page', () => {
  it('opens the tab that the address names and asks for nine of its kind', async () => {
    const { sent } = await renderWeb(<SearchPage />, {
      path: '/searchAll?id=2&keyWord=GaN',
      areas: ['search', 'documents', 'catalogue'],
      answers: answerOf({ products: 31, files: 1 }),
    });
    expect(await screen.findByText('Members only')).toBeVisible();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Documents 1');
    expect(screen.getByRole('tab', { name: 'Products 31' })).toBeVisible();
    const fields = Object.fromEntries(sent[0]?.fields ?? []);
    expect(fields).toMatchObject({ keyWord: 'GaN', searchType: '2', pageNum: '1', pageSize: '9' });
  });

  it.each([
    ['en_US', 'Products 1,000+', 'More than 1,000 products match'],
    ['zh_CN', '商品 1,000+', '匹配的商品超过 1,000 种'],
  ] as const)('says in %s that a total is a lower bound, and only then', async (language, tab, note) => {
    const open = (isLowerBound: boolean) =>
      renderWeb(<SearchPage />, {
        path: '/searchAll?id=1&keyWord=GaN',
        areas: ['search', 'documents', 'catalogue'],
        language,
        answers: answerOf({ products: 1000, isLowerBound }),
      });
    await open(true);
    expect(await screen.findByText(note, { exact: false })).toBeVisible();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab);
    cleanup();
    await open(false);
    expect(await screen.findByRole('tab', { name: tab.replace('+', '') })).toBeVisible();
    expect(screen.queryByText(note, { exact: false })).toBeNull();
  });

  it.each([
    ['en_US', 'Results include parts rated for at least 1V, 2V, and 3V.'],
    ['zh_CN', '结果包含额定值不低于 1V、2V和3V 的商品。'],
  ] as const)('says in %s once how parts fit several values', async (language, said) => {
    const fittingWords = ['1V', '2V', '3V'].map((word) => ({ word, fit: FittingWordFit.byRating }));
    await renderWeb(<SearchPage />, {
      path: '/searchAll?id=1&keyWord=1V%202V%203V',
      areas: ['search', 'documents', 'catalogue'],
      language,
      answers: answerOf({ products: 2, fittingWords }),
    });
    expect(await screen.findByText(said)).toBeVisible();
  });

  it.each([
    ['en_US', 'byRating', '16V', 'Results include parts rated for at least 16V.'],
    ['en_US', 'byRating', '2-5V', 'Results include parts rated for all of 2–5V.'],
    ['en_US', 'byLimit', '1%~5%', 'Results include parts whose tolerance or drift is below 1%–5%.'],
    ['en_US', 'byLimit', '5%', 'Results include parts whose tolerance or drift is at most 5%.'],
    ['en_US', 'byRange', '3.3V', 'Results include parts whose range covers 3.3V.'],
    ['en_US', 'byNumber', '3-5V', 'Results include parts with a value within 3–5V.'],
    ['zh_CN', 'byRating', '16V', '结果包含额定值不低于 16V 的商品。'],
    ['zh_CN', 'byRating', '2-5V', '结果包含额定值满足 2–5V 全范围的商品。'],
    ['zh_CN', 'byLimit', '5%', '结果包含偏差不超过 5% 的商品。'],
    ['zh_CN', 'byRange', '3.3V', '结果包含参数范围覆盖 3.3V 的商品。'],
    ['zh_CN', 'byNumber', '3-5V', '结果包含参数值在 3–5V 之内的商品。'],
  ] as const)('says in %s how parts fit a value %s', async (language, way, word, said) => {
    const fittingWords = [{ word, fit: FittingWordFit[way] }];
    await renderWeb(<SearchPage />, {
      path: `/searchAll?id=1&keyWord=${encodeURIComponent(word)}`,
      areas: ['search', 'documents', 'catalogue'],
      language,
      answers: answerOf({ products: 2, fittingWords }),
    });
    const note = await screen.findByText(said);
    expect(note.closest('[role=status]')).toBeVisible();
  });

  it.each([
    ['en_US', 'Fits your search: Rated voltage 50 V · Tolerance ±1%'],
    ['zh_CN', '符合搜索要求：Rated voltage 50 V · Tolerance ±1%'],
  ] as const)('says in %s at a product what fits the search, and only there', async (language, said) => {
    const fits = [
      { columnId: 1, columnName: 'Rated voltage', value: '50 V' },
      { columnId: 2, columnName: 'Tolerance', value: '±1%' },
    ];
    const listed = [listedProduct(1, { fits }), listedProduct(2)];
    await renderWeb(<SearchPage />, {
      path: '/searchAll?id=1&keyWord=16V',
      areas: ['search', 'documents', 'catalogue', 'favourites'],
      language,
      answers: answerOf({ products: 2, listed }),
    });
    const lines = await screen.findAllByText(said);
    expect(lines.map((line) => line.closest('tr')?.textContent)).toEqual([
      expect.stringContaining(listed[0]?.productNum ?? '?'),
    ]);
  });

  it('warns about a blank word and asks nothing', async () => {
    const { sent } = await renderWeb(<SearchPage />, {
      path: '/searchAll?id=1&keyWord=%20',
      areas: ['search', 'documents', 'catalogue'],
    });
    expect(screen.getByRole('alert').textContent).toContain('Please enter a search term');
    expect(sent).toEqual([]);
  });

  it('says where else there is something when the open tab is empty', async () => {
    await renderWeb(<SearchPage />, {
      path: '/searchAll?id=1&keyWord=GaN',
      areas: ['search', 'documents', 'catalogue'],
      answers: answerOf({ information: 4 }),
    });
    const elsewhere = await screen.findByRole('link', { name: '4 in News' });
    expect(elsewhere.getAttribute('href')).toBe('/searchAll?id=3&keyWord=GaN');
  });

  it('lists the products with the words as they were typed when a narrowed search fails', async () => {
    const { sent } = await renderWeb(<SearchPage />, {
      path: '/searchAll?id=1&keyWord=GaN&inStock=1',
      areas: ['search', 'documents', 'catalogue'],
      answers: {
        [listPath]: { code: 0, msg: '', data: [], params: { totalDataCounts: 0 } },
        '/open/product/allCatalog': { code: 0, msg: '', data: [] },
      },
    });
    await waitFor(() => expect(sent.map((call) => call.path)).toContain(listPath));
    const fields = Object.fromEntries(sent.find((call) => call.path === listPath)?.fields ?? []);
    expect(fields).toMatchObject({ keyWord: 'GaN', inStock: '1' });
  });

  it('narrows the words that the search has really looked for', async () => {
    const relaxed = { totalDataCounts: 3, totalIsLowerBound: 0, droppedWords: ['a'], listedKeyword: 'GaN b' };
    const part = { data: [], params: { totalDataCounts: 0 } };
    const data = {
      productResult: { data: [], params: relaxed },
      technologyResult: part,
      informationResult: part,
    };
    const { sent } = await renderWeb(<SearchPage />, {
      path: '/searchAll?id=1&keyWord=GaN+a+b&minStock=5&maxPrice=10&quantity=100',
      areas: ['search', 'documents', 'catalogue'],
      answers: {
        ...answerOf({}),
        [path]: { code: 0, msg: '', data },
        [listPath]: { code: 0, msg: '', data: [], params: { totalDataCounts: 0 } },
      },
    });
    await waitFor(() => expect(sent.map((call) => call.path)).toContain(listPath));
    const limits = { keyWord: 'GaN b', minStock: '5', maxPrice: '10', quantity: '100' };
    const fieldsOf = (calledPath: string) =>
      Object.fromEntries(sent.find((call) => call.path === calledPath)?.fields ?? []);
    expect(fieldsOf(listPath)).toMatchObject(limits);
    await waitFor(() => expect(fieldsOf('/open/all/search/category')).toMatchObject(limits));
  });

  it('offers the file of a narrowed search with the words that were looked for', async () => {
    const relaxed = { totalDataCounts: 1, totalIsLowerBound: 0, listedKeyword: 'GaN b' };
    const answers = answerOf({});
    const part = { data: [], params: { totalDataCounts: 0 } };
    const data = {
      productResult: { data: [], params: relaxed },
      technologyResult: part,
      informationResult: part,
    };
    const product = {
      productId: 5,
      productNum: 'GAN5',
      productName: 'GaN',
      startBuy: 1,
      orderMultiple: 1,
      stock: 9,
    };
    await renderWeb(<SearchPage />, {
      path: '/searchAll?id=1&keyWord=GaN+a+b&minStock=5',
      areas: ['search', 'documents', 'catalogue', 'favourites'],
      answers: {
        ...answers,
        [path]: { code: 0, msg: '', data },
        [listPath]: { code: 0, msg: '', data: [product], params: { totalDataCounts: 1 } },
      },
    });
    const file = await screen.findByRole('link', { name: 'Export CSV' });
    const { searchParams } = new URL(file.getAttribute('href') ?? '', 'http://shop.test');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      keyWord: 'GaN b',
      minStock: '5',
      format: 'csv',
    });
  });
});
