import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDocumentShop } from '../documents/document-shop.ts';
import type { TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openDocumentShop();
});
afterAll(() => shop.close());

interface Files {
  data: { tid: number; title: string; docUrl: string | null }[];
  params: { totalDataCounts: number };
}

async function search(
  keyWord: string,
  fields: Record<string, number> = {},
  language: 'zh_CN' | 'en_US' = 'en_US',
): Promise<Files> {
  const answer = await shop.call('searchAll', { keyWord, searchType: 2, ...fields }, { language });
  expect(answer.code, JSON.stringify(answer)).toBe(0);
  return answer.data.technologyResult;
}

const titles = ({ data }: Files) => data.map(({ title }) => title);

describe('searching documents', () => {
  it('finds words of titles before words of descriptions', async () => {
    const found = titles(await search('mlcc'));
    expect(found[0]).toMatch(/MLCC/);
    expect(found).toContain('DC bias of MLCCs: how much capacitance is left');
    expect(titles(await search('reflow soldering'))[0]).toBe('Guide to lead-free reflow soldering');
  });

  it('finds Chinese, and answers in the language of the request', async () => {
    expect(titles(await search('回流焊', {}, 'zh_CN'))).toEqual(['无铅回流焊接指南']);
    expect(titles(await search('回流焊'))).toEqual(['Guide to lead-free reflow soldering']);
    expect((await search('电容', {}, 'zh_CN')).params.totalDataCounts).toBeGreaterThan(2);
  });

  it('finds the part numbers that a document is about, whole, by their beginning or a part', async () => {
    for (const keyWord of ['TPS563201DDCR', 'tps5632', '563201', 'TPS563201DDCR layout'])
      expect(titles(await search(keyWord)), keyWord).toContain(
        'Board layout of a synchronous buck converter',
      );
  });

  it('does not reveal the address of a document for members', async () => {
    const [file] = (await search('TPS563201DDCR layout')).data;
    expect(file?.docUrl).toBeNull();
    expect((await search('rohs')).data[0]).toEqual({
      tid: expect.any(Number),
      title: 'RoHS: limits and exemptions',
      typeName: 'Compliance',
      browseCount: 1890,
      docUrl: '/files/doc/rohs-guide.en_US.pdf',
      dowloadCount: 734,
      createTime: expect.any(String),
    });
  });

  it('pages by nine and counts all; another tab only counts', async () => {
    const first = await search('the');
    expect(first.data).toHaveLength(9);
    const second = await search('the', { pageNum: 2 });
    expect(second.params).toEqual(first.params);
    expect(new Set([...first.data, ...second.data].map(({ tid }) => tid)).size).toBe(
      Math.min(18, first.params.totalDataCounts),
    );
    expect(await search('the', { searchType: 1 })).toEqual({ data: [], params: first.params });
  });

  it('finds nothing for what means nothing', async () => {
    expect(await search('???')).toEqual({ data: [], params: { totalDataCounts: 0 } });
    expect(titles(await search('nowheretobefound'))).toEqual([]);
  });
});
