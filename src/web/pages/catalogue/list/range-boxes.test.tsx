import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Column } from '#generated/hooks/model/column.ts';
import type { Facet } from '#generated/hooks/model/facet.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { RangeBoxes } from './range-boxes.tsx';

afterEach(cleanup);

const resistance: Column = {
  columnId: 58,
  columnName: 'Resistance',
  columnComment: 'number',
  columnType: 0,
  screen: 1,
  listType: 1,
  unit: 'Ω',
};

async function open(token?: string, language: 'en_US' | 'zh_CN' = 'en_US') {
  const onRange = vi.fn();
  await renderWeb(
    <RangeBoxes id="range" column={resistance} facet={undefined} token={token} onRange={onRange} />,
    {
      areas: ['catalogue'],
      language,
    },
  );
  const [min, max] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!min || !max) throw new Error('there are two boxes');
  const type = (box: HTMLInputElement, text: string) => {
    fireEvent.change(box, { target: { value: text } });
    fireEvent.blur(box);
  };
  return { min, max, type, onRange };
}

describe('the boxes of a number column', () => {
  it.each([
    ['4k7', '4700..'],
    ['4.7kΩ', '4700..'],
    ['４．７千欧', '4700..'],
    ['100mΩ', '0.1..'],
    ['1k..10k', '1000..10000'],
  ])('read %s as %s', async (typed, token) => {
    const { min, type, onRange } = await open();
    type(min, typed);
    await waitFor(() => expect(onRange).toHaveBeenCalledExactlyOnceWith(token));
  });

  it('keep the other end', async () => {
    const { max, type, onRange } = await open('1000..');
    type(max, '10k');
    await waitFor(() => expect(onRange).toHaveBeenCalledExactlyOnceWith('1000..10000'));
  });

  it('give up an end that is emptied', async () => {
    const { min, type, onRange } = await open('1000..');
    type(min, '');
    await waitFor(() => expect(onRange).toHaveBeenCalledExactlyOnceWith(undefined));
  });

  it.each([
    ['12 farad', '“F” does not apply here. Use Ω.'],
    ['5 bananas', 'Unknown unit “bananas”'],
    ['0603', '“0603” is a package, not a value'],
    ['abc', 'Please enter a number, such as 4.7k, 100n or 1..10'],
  ])('say why %s cannot be read and keep it', async (typed, reason) => {
    const { min, type, onRange } = await open();
    type(min, typed);
    expect((await screen.findByRole('alert')).textContent).toBe(reason);
    expect(min.value).toBe(typed);
    expect(min.getAttribute('aria-invalid')).toBe('true');
    expect(onRange).not.toHaveBeenCalled();
  });

  it('say that a minimum is above the maximum', async () => {
    const { min, type, onRange } = await open('..100', 'zh_CN');
    type(min, '1k');
    expect((await screen.findByRole('alert')).textContent).toBe('最小值大于最大值');
    expect(onRange).not.toHaveBeenCalled();
  });

  it('show the range in force with its unit', async () => {
    const { min, max } = await open('4700..10000000');
    expect(min.value).toBe('4.7 kΩ');
    expect(max.value).toBe('10 MΩ');
  });
});

describe('the boxes of a column of ranges', () => {
  const temperature: Column = { ...resistance, columnName: 'Operating temperature', unit: '℃', ranges: 1 };
  const open = async (token?: string) => {
    const onRange = vi.fn();
    await renderWeb(
      <RangeBoxes id="range" column={temperature} facet={undefined} token={token} onRange={onRange} />,
      {
        areas: ['catalogue'],
        language: 'en_US',
      },
    );
    const mode = screen.getByRole<HTMLSelectElement>('combobox', {
      name: 'Operating temperature: how ranges match',
    });
    const choose = (value: string) => fireEvent.change(mode, { target: { value } });
    return { mode, choose, onRange };
  };

  it('say that a part must cover what is typed, unless another meaning is in force', async () => {
    expect((await open('-40..85')).mode.selectedOptions[0]?.textContent).toBe('Covers these values');
    cleanup();
    expect((await open('=-40..85')).mode.selectedOptions[0]?.textContent).toBe('Matches this range exactly');
    cleanup();
    expect((await open('~-40..85')).mode.selectedOptions[0]?.textContent).toBe('Overlaps these values');
  });

  it.each([
    ['overlaps', '~-40..125'],
    ['exactly', '=-40..125'],
  ])('change the range in force to %s', async (mode, token) => {
    const { choose, onRange } = await open('-40..125');
    choose(mode);
    await waitFor(() => expect(onRange).toHaveBeenCalledExactlyOnceWith(token));
  });

  it('want both ends of a range that is stated exactly', async () => {
    const { choose, onRange } = await open('105..');
    choose('exactly');
    expect((await screen.findByRole('alert')).textContent).toContain('Enter both ends');
    expect(onRange).not.toHaveBeenCalled();
  });
});

it('A bare number in the box of a column is meant in the unit that its values are stated in.', async () => {
  const onRange = vi.fn();
  const force: Column = { ...resistance, columnName: 'Operating force', unit: 'N' };
  const values = [160, 180, 260].map((force) => ({
    value: String(force * 9.80665e-3),
    label: `${force} gf`,
    count: 3,
  }));
  const facet: Facet = {
    columnId: force.columnId,
    kind: 'number',
    min: 1.569064,
    max: 2.549729,
    values,
    notStated: 0,
  };
  await renderWeb(
    <RangeBoxes id="range" column={force} facet={facet} token={undefined} onRange={onRange} />,
    {
      areas: ['catalogue'],
    },
  );
  const least = screen.getByRole('textbox', { name: 'Operating force, minimum gf' });
  expect(least).toHaveAttribute('placeholder', '160 gf');
  fireEvent.change(least, { target: { value: '200' } });
  fireEvent.blur(least);
  await waitFor(() => expect(onRange).toHaveBeenCalledWith('1.96133..'));
});
