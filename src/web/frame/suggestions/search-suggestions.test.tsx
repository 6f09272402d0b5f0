import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';

function Sample() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form>
      <input type="hidden" name="id" value="1" />
      <input ref={field} aria-label="Search" />
      <SearchSuggestions field={field} />
    </form>
  );
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('Suggestions for a text that was cleared do not come back while something else is typed.', async () => {
  const second = Promise.withResolvers<object>();
  const suggestCategory = (catalogName: string) => ({
    code: 0,
    msg: '',
    data: {
      values: [],
      partNumbers: [],
      categories: [{ catalogId: 3, catalogName, parentName: 'All', productCount: 5 }],
    },
  });
  await renderWeb(<Sample />, {
    areas: ['suggestions'],
    answers: {
      '/open/search/suggestion': (fields) =>
        fields.get('keyWord') === 'relay' ? suggestCategory('Relays') : second.promise,
    },
  });
  const box = screen.getByRole('textbox', { name: 'Search' });
  const type = (value: string) => fireEvent.input(box, { target: { value } });
  type('relay');
  expect(await screen.findByRole('option', { name: /Relays/ })).toBeVisible();
  type('');
  type('fu');
  expect(screen.queryByRole('option', { name: /Relays/ })).toBeNull();
  await act(async () => second.resolve(suggestCategory('Fuses')));
  await waitFor(() => expect(screen.getByRole('option', { name: /Fu ?ses/ })).toBeVisible());
});

it('A suggested part says what can be ordered of it, not only that there are some pieces.', async () => {
  const part = { productNum: 'NE555', productName: 'Timer', stock: 40, orderMultiple: 1 };
  const data = {
    values: [],
    categories: [],
    partNumbers: [
      { ...part, productId: 1, startBuy: 1 },
      { ...part, productId: 2, startBuy: 50 },
      { ...part, productId: 3, startBuy: 50, backorderWeeks: 6 },
    ],
  };
  await renderWeb(<Sample />, {
    areas: ['suggestions', 'components'],
    answers: { '/open/search/suggestion': () => ({ code: 0, msg: '', data }) },
  });
  const box = screen.getByRole('textbox', { name: 'Search' });
  fireEvent.input(box, { target: { value: 'NE555' } });
  expect(await screen.findByRole('option', { name: /40 in stock$/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /40 in stock, below minimum order$/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /Backorder, 6 weeks$/ })).toBeVisible();
});

it('Suggestions say that the name of a category or a column is not translated, as headings do.', async () => {
  const filter = { columnId: 7, columnName: '操作力', value: '2', label: '2 N' };
  const data = {
    values: [{ catalogId: 3, catalogName: '轻触开关', filters: [filter], productCount: 5 }],
    categories: [{ catalogId: 3, catalogName: '轻触开关', parentName: '开关', productCount: 5 }],
    partNumbers: [],
  };
  await renderWeb(<Sample />, {
    areas: ['suggestions'],
    answers: { '/open/search/suggestion': () => ({ code: 0, msg: '', data }) },
  });
  fireEvent.input(screen.getByRole('textbox', { name: 'Search' }), { target: { value: '轻触' } });
  const category = await screen.findByRole('option', {
    name: /轻触.*\(not translated\).*开关.*\(not translated\)/,
  });
  expect(category).toBeVisible();
  expect(screen.getByRole('option', { name: /操作力.*\(not translated\).*2 N/ })).toHaveTextContent(
    'in 轻触开关 (not translated)',
  );
});
