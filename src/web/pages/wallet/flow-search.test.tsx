import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { parseBalanceParams } from './balance-params.ts';
import { FlowSearch } from './flow-search.tsx';

afterEach(cleanup);

function Page() {
  const [query] = useSearchParams();
  return (
    <>
      <FlowSearch params={parseBalanceParams(query)} />
      <output>{query.toString()}</output>
    </>
  );
}

const open = (search: string) =>
  renderWeb(<Page />, { path: `/balance/MyBalance${search}`, areas: ['wallet', 'described'] });

it('puts the filters into the address and leaves the focus where it was', async () => {
  await open('');
  const button = screen.getByRole('button', { name: 'Filter' });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('startDate=2026-11-01'));
  expect(button).toHaveFocus();
});

it('shows no filter any more once they are cleared', async () => {
  await open('?budget=1&startDate=2026-11-01');
  const [from, direction] = [screen.getByLabelText('From'), screen.getByLabelText('Direction')];
  expect(from).toHaveValue('2026-11-01');
  expect(direction).toHaveValue('1');
  fireEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(from).toHaveValue(''));
  expect(direction).toHaveValue('');
});
