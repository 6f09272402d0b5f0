import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { Pager, pagesShown } from './pager.tsx';

afterEach(cleanup);

describe('the pages that are shown', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 10, [1, 0, 4, 5, 6, 0, 10]],
    [3, 10, [1, 2, 3, 4, 0, 10]],
    [10, 10, [1, 0, 9, 10]],
  ])('around page %i of %i', (page, last, expected) => {
    expect(pagesShown(page, last)).toEqual(expected);
  });
});

describe('the pager', () => {
  it('links every page, marks the current one and says the total', async () => {
    await renderWeb(
      <Pager page={2} pageSize={20} total={1234} hrefOf={(page) => `/goodsCenter?page=${page}`} />,
    );
    expect(screen.getByText('1,234 results')).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/goodsCenter?page=3');
  });

  it('says when counting stopped', async () => {
    await renderWeb(<Pager page={1} pageSize={20} total={1000} countedTo={1000} hrefOf={String} />);
    expect(screen.getByText('1,000+ results')).toBeVisible();
  });

  it('offers no page before the first', async () => {
    await renderWeb(<Pager page={1} pageSize={20} total={5} hrefOf={String} />);
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });
});
