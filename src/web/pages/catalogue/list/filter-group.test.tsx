import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Column } from '#generated/hooks/model/column.ts';
import type { Facet } from '#generated/hooks/model/facet.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { FilterGroup } from './filter-group.tsx';

afterEach(cleanup);

const packages: Column = {
  columnId: 57,
  columnName: 'Package',
  columnComment: 'text',
  columnType: 0,
  screen: 1,
  listType: 1,
};

function facetOf(values: number, notStated = 0): Facet {
  return {
    columnId: 57,
    kind: 'text',
    values: Array.from({ length: values }, (_, at) => ({
      value: String(at + 1),
      label: `SOT-${at + 1}`,
      count: values - 1 - at,
    })),
    notStated,
  };
}

async function open(facet: Facet, tokens: readonly string[] = [], path = '/goodsCenter?id=3') {
  const onChoose = vi.fn();
  await renderWeb(
    <FilterGroup id="group" column={packages} facet={facet} tokens={tokens} onChoose={onChoose} startsOpen />,
    {
      areas: ['catalogue'],
      path,
    },
  );
  return onChoose;
}

const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox');

describe('a group of filters', () => {
  it('has the values that find something and the chosen ones before those that find nothing', async () => {
    const counts = [0, 0, 3, 0, 5];
    const values = counts.map((count, at) => ({ value: String(at + 1), label: `SOT-${at + 1}`, count }));
    await open({ columnId: 57, kind: 'text', values, notStated: 0 }, ['2']);
    const labels = screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'));
    expect(labels).toEqual(['2', '3', '5', '1', '4']);
  });

  it('is a named group of checkboxes with their counts', async () => {
    await open(facetOf(3));
    expect(screen.getByRole('group', { name: /Package/ })).toBeVisible();
    expect(boxes().map((box) => box.labels?.[0]?.textContent)).toEqual(['SOT-12', 'SOT-21', 'SOT-30']);
  });

  it('separates its name from its unit', async () => {
    const voltage: Column = { ...packages, columnName: 'Supply voltage', columnComment: 'number', unit: 'V' };
    const facet: Facet = { columnId: 57, kind: 'number', unit: 'V', values: [], notStated: 0 };
    await renderWeb(
      <FilterGroup
        id="group"
        column={voltage}
        facet={facet}
        tokens={[]}
        onChoose={() => undefined}
        startsOpen={false}
      />,
      { areas: ['catalogue'], path: '/goodsCenter?id=3' },
    );
    expect(screen.getByRole('button', { name: 'Supply voltage V' })).toBeVisible();
  });

  it('adds to what is chosen', async () => {
    const onChoose = await open(facetOf(3), ['1']);
    fireEvent.click(screen.getByRole('checkbox', { name: /SOT-2/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(['1', '2']);
  });

  it('disables values that would find nothing, unless they are ticked', async () => {
    await open(facetOf(2), []);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /SOT-2/ }).disabled).toBe(true);
    cleanup();
    await open(facetOf(2), ['2']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /SOT-2/ }).disabled).toBe(false);
  });

  it('has a value for products that do not state it', async () => {
    const onChoose = await open(facetOf(2, 7));
    fireEvent.click(screen.getByRole('checkbox', { name: /Not specified/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(['none']);
  });

  it('shows the values that find something before those that do not', async () => {
    const { values, ...facet } = facetOf(12);
    await open({ ...facet, values: values.map((value, at) => ({ ...value, count: at > 7 ? 3 : 0 })) });
    expect(boxes()).toHaveLength(8);
    expect(boxes().filter((box) => !box.disabled)).toHaveLength(4);
  });

  it('is searched when it is long, and never hides what is chosen', async () => {
    await open(facetOf(12), ['11']);
    expect(boxes()).toHaveLength(9);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find in Package' }), {
      target: { value: 'sot-1' },
    });
    expect(boxes()).toHaveLength(4);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'qfn' } });
    expect(screen.getByText('No matching value')).toBeVisible();
  });

  it('shows all values at the address to which its link leads without scripts', async () => {
    await open(facetOf(30), [], '/goodsCenter?id=3&allValues=1');
    expect(screen.getAllByRole('checkbox')).toHaveLength(30);
  });

  it('needs no search when it is short', async () => {
    await open(facetOf(8));
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(boxes()).toHaveLength(8);
  });
});
