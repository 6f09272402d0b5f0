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
  const found = (catalogName: string) => ({
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
        fields.get('keyWord') === 'relay' ? found('Relays') : second.promise,
    },
  });
  const box = screen.getByRole('textbox', { name: 'Search' });
  const type = (value: string) => fireEvent.input(box, { target: { value } });
  type('relay');
  expect(await screen.findByRole('option', { name: /Relays/ })).toBeVisible();
  type('');
  type('fu');
  expect(screen.queryByRole('option', { name: /Relays/ })).toBeNull();
  await act(async () => second.resolve(found('Fuses')));
  await waitFor(() => expect(screen.getByRole('option', { name: /Fu ?ses/ })).toBeVisible());
});
