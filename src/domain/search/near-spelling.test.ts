import { describe, expect, it } from 'vitest';
import { editDistance, keyBeginnings, keyWindows, nearestPartNumber, nearestWord } from './near-spelling.ts';

const vocabulary = ['resistor', 'capacitor', 'mosfet', 'diode', 'microcontroller', '开关二极管'];

describe('near spellings', () => {
  it.each([
    ['resitor', 'resistor', 1],
    ['mosfte', 'mosfet', 1],
    ['LM385', 'LM358', 1],
    ['diode', 'diode', 0],
    ['diode', 'resistor', 3],
  ])('counts the edits from %s to %s', (from, to, edits) => {
    expect(editDistance(from, to, 2)).toBe(edits);
  });

  it.each([
    ['resitor', 'resistor'],
    ['capac', 'capacitor'],
    ['microcontroler', 'microcontroller'],
    ['开关二级管', '开关二极管'],
    ['did', undefined],
    ['10k', undefined],
    ['qqzzqq', undefined],
  ])('takes %s for %s', (typed, meant) => {
    expect(nearestWord(typed, vocabulary)).toBe(meant);
  });

  const part = (mpn: string, stock = 1) => ({ mpn, key: mpn.replace(/[^A-Z0-9]/g, ''), stock });

  it('finds the part number that was meant, with its hyphens, one in stock first', () => {
    const parts = [part('AMS1117-3.3'), part('AMS1117-5.0'), part('AMS1127-3.3', 0)];
    expect(nearestPartNumber('AMS117133', parts)).toBe('AMS1117-3.3');
    expect(nearestPartNumber('AMS113733', parts)).toBe('AMS1117-3.3');
    expect(nearestPartNumber('LM358', parts)).toBeUndefined();
  });

  it('corrects as much of a part number as was typed', () => {
    expect(nearestPartNumber('STM32F1O3', [part('STM32F103C8T6')])).toBe('STM32F103');
  });

  it('looks around every place of a possible mistake', () => {
    const around = keyWindows({ key: 'LM385DR' });
    expect(around[3]).toEqual({ tokens: ['#LM3'], patterns: ['LM3_DR%', 'LM3__DR%', 'LM3___DR%'] });
    expect(around.length).toBe(6);
    expect(keyWindows({ key: 'LM38' })).toEqual([]);
  });

  it('shortens an unknown part number, but not to what says little', () => {
    expect(keyBeginnings({ key: 'LM358XYZ' })).toEqual(['LM358XY', 'LM358X', 'LM358']);
    expect(keyBeginnings({ key: 'QQZZQQZZ' })).toEqual([]);
  });
});
