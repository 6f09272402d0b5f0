import { describe, expect, it } from 'vitest';
import { bindColumns } from '../mapping/bind-columns.ts';
import { checkMapping } from '../mapping/load-mapping.ts';
import type { CategoryMapping } from '../mapping/mapping.ts';
import { Categories } from './categories.ts';
import { RowCells } from './row-cells.ts';

function reader(category: CategoryMapping) {
  const mapping = checkMapping(
    {
      name: 'small',
      supplier: 'Somebody',
      columns: { supplierNo: 'no', mpn: 'no' },
      category,
      prices: { column: 'no' },
    },
    'small',
  );
  const categories = new Categories(bindColumns(mapping, ['no', 'a', 'b', 'c']), (name) =>
    name === '电阻' || name === 'Resistors' ? { zh_CN: '电阻', en_US: 'Resistors' } : undefined,
  );
  return (...cells: string[]) => categories.read(new RowCells(['1', ...cells]));
}

describe('the category of a row', () => {
  it('is a path in one cell or a level in each', () => {
    expect(reader({ columns: { en_US: ['a'] } })('ICs / Logic / Gates/Inverters')?.key).toBe(
      'ics/logic/gates-inverters',
    );
    expect(reader({ columns: { en_US: ['a', 'b'] } })('ICs', 'Logic / Gates')?.key).toBe('ics/logic-gates');
    expect(reader({ columns: { en_US: ['a'] }, separator: '>' })('ICs>Logic')?.key).toBe('ics/logic');
  });

  it('is the same in both languages', () => {
    const read = reader({ columns: { zh_CN: ['a'] } });
    const path = read('电阻');
    expect(path).toMatchObject({ key: 'resistors', levels: [{ zh_CN: '电阻', en_US: 'Resistors' }] });
    expect(read('电阻')).toBe(path);
    const both = reader({ columns: { zh_CN: ['a'], en_US: ['b'] } })('甲 / 乙', 'A / B');
    expect(both).toMatchObject({ key: 'a/b', levels: [{ zh_CN: '甲' }, { zh_CN: '乙' }] });
    expect(reader({ columns: { zh_CN: ['a'] } })('没有译名')?.key).toBe('没有译名');
  });

  it('is moved and named as the mapping says, the longest path first', () => {
    const read = reader({
      columns: { en_US: ['a', 'b'] },
      move: { R: 'Passive / Resistors', 'R / Odd': 'Passive / Other' },
      names: { Passive: { zh_CN: '无源', en_US: 'Passive parts' } },
    });
    expect(read('R', 'Chip')?.levels.map((level) => level.zh_CN)).toEqual(['无源', '电阻', 'Chip']);
    expect(read('R', 'Odd')?.key).toBe('passive-parts/other');
  });

  it('has at most three levels', () => {
    expect(reader({ columns: { en_US: ['a'] } })('A / B / C / D')).toMatchObject({
      key: 'a/b/c-d',
      tooDeep: true,
    });
  });

  it('is missing where the row names none', () => {
    expect(reader({ columns: { en_US: ['a', 'b'] } })('-', '')).toBeUndefined();
  });
});
