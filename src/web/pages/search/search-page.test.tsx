import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { SearchPage } from './search-page.tsx';

const path = '/open/all/search';

function answerOf(totals: { products?: number; files?: number; information?: number }): Answers {
  const part = (data: readonly object[], total = 0) => ({ data, params: { totalDataCounts: total } });
  const file = {
    tid: 1,
    title: 'GaN driver',
    docUrl: null,
    browseCount: 2,
    dowloadCount: 1,
    createTime: '2026-03-02T02:00:00Z',
  };
  const data = {
    productResult: part([], totals.products),
    technologyResult: part(totals.files ? [file] : [], totals.files),
    informationResult: part([], totals.information),
  };
  return { [path]: { code: 0, msg: '', data } };
}

afterEach(cleanup);

describe('the search page', () => {
  it('opens the tab that the address names and asks for nine of its kind', async () => {
    const { sent } = await renderWeb(<SearchPage />, {
      path: '/searchAll?id=2&keyWord=GaN',
      areas: ['search'],
      answers: answerOf({ products: 31, files: 1 }),
    });
    expect(await screen.findByText('Members only')).toBeDefined();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Documents 1');
    expect(screen.getByRole('tab', { name: 'Products 31' })).toBeDefined();
    const fields = Object.fromEntries(sent[0]?.fields ?? []);
    expect(fields).toMatchObject({ keyWord: 'GaN', searchType: '2', pageNum: '1', pageSize: '9' });
  });

  it('warns about a blank word and asks nothing', async () => {
    const { sent } = await renderWeb(<SearchPage />, {
      path: '/searchAll?id=1&keyWord=%20',
      areas: ['search'],
    });
    expect(screen.getByRole('alert').textContent).toContain('Please enter something to search for');
    expect(sent).toEqual([]);
  });

  it('says where else there is something when the open tab is empty', async () => {
    await renderWeb(<SearchPage />, {
      path: '/searchAll?id=1&keyWord=GaN',
      areas: ['search'],
      answers: answerOf({ information: 4 }),
    });
    const elsewhere = await screen.findByRole('link', { name: '4 in News' });
    expect(elsewhere.getAttribute('href')).toBe('/searchAll?id=3&keyWord=GaN');
  });
});
