import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ContentType } from '#generated/hooks/model/contentType.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { parseNewsParams } from '../news-params.ts';
import { NewsBlock } from './news-block.tsx';
import { Newsflash } from './newsflash.tsx';

afterEach(cleanup);

const news = [
  {
    nid: 7,
    title: 'Stocktaking',
    viceTitle: '',
    imageUrl: '/img/a.svg',
    contentType: ContentType.newsflash,
    createTime: '2026-03-02T02:00:00Z',
  },
];

describe('the news of the home page', () => {
  it.each([Newsflash, NewsBlock])('lead to the tab that lists what they show: %o', async (Block) => {
    const { sent } = await renderWeb(<Block />, {
      areas: ['content'],
      answers: {
        '/open/news/information/list': { code: 0, msg: '', data: news, params: { totalDataCounts: 1 } },
      },
    });
    const all = await screen.findByRole('link', { name: /all|more/i });
    const { searchParams } = new URL(all.getAttribute('href') ?? '', 'http://shop.test');
    // The link is there before the list is asked for.
    await waitFor(() => expect(sent).not.toHaveLength(0));
    const asked = Object.fromEntries(sent[0]?.fields ?? []).contentType;
    expect(String(parseNewsParams(searchParams).contentType)).toBe(asked);
  });
});
