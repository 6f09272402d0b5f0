import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { Empty } from './empty.tsx';
import type { ListQuery } from './paged-list.tsx';
import { PagedTable } from './paged-table.tsx';
import { usePaging } from './use-paging.ts';

afterEach(cleanup);

interface Row {
  id: number;
  name: string;
}

function answer(data: readonly Row[], totalDataCounts: number): ListQuery<Row> {
  return { data: { data, params: { totalDataCounts } }, isError: false, refetch: vi.fn() };
}

function List({ query }: { query: ListQuery<Row> }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <PagedTable
        label="Projects"
        query={query}
        paging={usePaging(2)}
        columns={[
          { key: 'name', title: 'Name', cell: ({ name }) => name },
          { key: 'id', title: 'Number', cell: ({ id }) => id, align: 'end' },
        ]}
        keyOf={({ id }) => id}
        empty={<Empty text="No projects yet" />}
      />
      <p data-testid="place">{pathname + search}</p>
    </>
  );
}

describe('a paged table', () => {
  it('shows rows under their columns, and pages that keep the rest of the address', async () => {
    await renderWeb(<List query={answer([{ id: 7, name: 'Dimmer' }], 3)} />, { path: '/list?tab=1&page=2' });
    const table = within(screen.getByRole('table', { name: 'Projects' }));
    expect(table.getByRole('columnheader', { name: 'Number' })).toBeVisible();
    expect(table.getByRole('rowheader', { name: 'Dimmer' })).toBeVisible();
    expect(table.getByRole('cell', { name: '7' })).toBeVisible();
    // Written out: a browser may forget the roles of a table that is laid out as cards.
    expect(table.getByRole('cell', { name: '7' })).toHaveAttribute('role', 'cell');
    expect(table.getByRole('rowheader', { name: 'Dimmer' })).toHaveAttribute('role', 'rowheader');
    expect(screen.getByText('3 results')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Pages of Projects' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/list?tab=1');
  });

  it('goes to the last page when the address asks for one beyond it', async () => {
    await renderWeb(<List query={answer([], 3)} />, { path: '/list?tab=1&page=9' });
    expect(screen.getByTestId('place')).toHaveTextContent('/list?tab=1&page=2');
  });

  it('shows the first page when the address names no page number', async () => {
    await renderWeb(<List query={answer([{ id: 1, name: 'Lamp' }], 3)} />, { path: '/list?page=-1' });
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('1');
  });

  it('says what to do when there is nothing', async () => {
    await renderWeb(<List query={answer([], 0)} />);
    expect(screen.getByText('No projects yet')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('offers to try again after a failure', async () => {
    const refetch = vi.fn();
    await renderWeb(<List query={{ data: undefined, isError: true, refetch }} />);
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('keeps the links to the pages while another page loads', async () => {
    const { rerender } = await renderWeb(<List query={answer([{ id: 1, name: 'Lamp' }], 3)} />);
    rerender(<List query={{ data: undefined, isError: false, refetch: vi.fn() }} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('3 results')).toBeVisible();
  });
});
