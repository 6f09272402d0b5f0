import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codes, pageSizes } from '#generated/constants.ts';
import type { Solution } from '#generated/hooks/model/solution.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { SolutionsPage } from './solutions-page.tsx';

function solutionAt(index: number): Solution {
  return { schemeId: index + 1, schemeName: `Solution ${index + 1}`, productId: 1, url: '/img/a.svg' };
}

/** A list of the given number of solutions, page by page. */
const listOf = (total: number) => (fields: URLSearchParams) => {
  const [pageNum, pageSize] = [Number(fields.get('pageNum')), Number(fields.get('pageSize'))];
  const first = (pageNum - 1) * pageSize;
  const length = Math.max(0, Math.min(pageSize, total - first));
  const rows = Array.from({ length }, (_, index) => solutionAt(first + index));
  return { code: 0, msg: '', data: { total, rows } };
};

/** The end of the list is always in view. */
class AlwaysInView {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe() {
    void Promise.resolve().then(() => this.#report([{ isIntersecting: true }]));
  }
  disconnect() {}
}

function open(path: string, listed: (fields: URLSearchParams) => object) {
  const detail = { code: 0, msg: '', data: solutionAt(0) };
  const answers = { '/open/schemeList': listed, '/open/detail': detail };
  return renderWeb(<SolutionsPage />, { path, areas: ['solutions'], answers });
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

beforeEach(() => void vi.stubGlobal('IntersectionObserver', AlwaysInView));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('A page of solutions that fails is asked for again only by its button.', async () => {
  let isDown = true;
  const list = listOf(pageSizes.listSolutions.solutions + 3);
  const { sent } = await open('/solution', (fields) =>
    isDown && fields.get('pageNum') !== '1' ? { code: codes.unavailable, msg: 'x' } : list(fields),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This section could not be loaded');
  const again = screen.getByRole('button', { name: 'Try again' });
  const lists = () => sent.filter(({ path }) => path === '/open/schemeList').length;
  for (let turn = 0; turn < 5; turn += 1) await settle();
  expect(lists()).toBe(2);
  isDown = false;
  fireEvent.click(again);
  await screen.findByText(/^\d+ solutions$/);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('The chosen solution has the focus when the ones before a list were asked for.', async () => {
  await open('/solution?index=100', listOf(120));
  const earlier = await screen.findByRole('link', { name: 'Show earlier ones' });
  earlier.focus();
  fireEvent.click(earlier);
  const chosen = await screen.findByRole('link', { name: 'Solution 100' });
  await waitFor(() => expect(chosen).toHaveFocus());
  expect(chosen).toHaveAttribute('aria-current', 'page');
});
