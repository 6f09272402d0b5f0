import { expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { readColumnFilter } from './column-filter.ts';

it('joins as many values of a column as the description says and no more', () => {
  const values = Array.from({ length: constants.filterValues }, (_, at) => at + 1);
  for (const kind of ['text', 'number']) {
    const column = { kind, unit: null };
    expect(readColumnFilter(values.join('|'), column).ok).toBe(true);
    expect(readColumnFilter([...values, 0].join('|'), column)).toMatchObject({
      ok: false,
      code: 'fieldRefused',
    });
  }
});
