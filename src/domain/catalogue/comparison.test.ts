import { describe, expect, it } from 'vitest';
import { comparedLines, statesDiffer } from './comparison.ts';

describe('a comparison of parts', () => {
  it('takes two spellings of one range for the same, and two ranges or conditions for different', () => {
    expect(statesDiffer(['-40~85℃', '-40 ℃ ~ 85 ℃'], true)).toBe(false);
    expect(statesDiffer(['-40~85℃', '-40~125℃'], true)).toBe(true);
    expect(statesDiffer(['50mΩ@10V', '50mΩ@4.5V'], true)).toBe(true);
    expect(statesDiffer(['4.7kΩ', '4700Ω', '4.7 kΩ'], true)).toBe(false);
  });

  it('takes a value that is not stated for a difference', () => {
    expect(statesDiffer(['0603', undefined], false)).toBe(true);
    expect(statesDiffer([undefined, undefined], false)).toBe(false);
  });

  it('puts columns of one name on one line, and leaves out what nobody states', () => {
    const columns = [
      { columnId: 1, columnName: 'Package', columnComment: 'text' },
      { columnId: 2, columnName: 'Voltage', columnComment: 'number' },
      { columnId: 9, columnName: 'Package', columnComment: 'text' },
    ];
    expect(comparedLines([{ column1: '0603' }, { column9: '0805' }], columns)).toEqual([
      { name: 'Package', areNumbers: false, values: ['0603', '0805'] },
    ]);
  });
});
