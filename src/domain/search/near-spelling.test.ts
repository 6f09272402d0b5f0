import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { keyBeginnings, keyWindows, nearestPartNumber } from './near-spelling.ts';

describe('the search for near spellings', () => {
  const part = (mpn: string, stock = 1) => ({ mpn, key: mpn.replace(/[^A-Z0-9]/g, ''), stock });

  it('finds the part number that was meant, with its hyphens, one in stock first', () => {
    const parts = [part('AMS1117-3.3'), part('AMS1117-5.0'), part('AMS1127-3.3', 0)];
    expect(nearestPartNumber('AMS117133', parts)).toBe('AMS1117-3.3');
    expect(nearestPartNumber('AMS113733', parts)).toBe('AMS1117-3.3');
    expect(nearestPartNumber('LM358', parts)).toBeUndefined();
  });

  it.each([
    ['STM32F130', ['STM32F030C8T6', 'STM32F030F4P6', 'STM32F103C8T6'], 'STM32F103'],
    ['LM385D', ['LM395D', 'LM358DR'], 'LM358DR'],
    ['CH34OG', ['CH345G', 'CH340G'], 'CH340G'],
    ['BC847B', ['BC846B', 'BC847C'], 'BC847C'],
    ['AB1234', ['AB1334XYZ', 'AB1244XYZ', 'AB1244XYW'], 'AB1244'],
  ])(
    'prefers for %s the usual mistake, then the family, to another part that is as near',
    (typed, parts, meant) => {
      for (const stock of [0, 1])
        expect(
          nearestPartNumber(
            typed,
            parts.map((mpn, at) => part(mpn, at === 0 ? 1 : stock)),
          ),
        ).toBe(meant);
    },
  );

  it('corrects as much of a part number as was typed', () => {
    expect(nearestPartNumber('STM32F1O3', [part('STM32F103C8T6')])).toBe('STM32F103');
  });

  it('writes the beginning of a part number with its hyphens', () => {
    expect(nearestPartNumber('MCP2515I', [part('MCP2551-I/SN')])).toBe('MCP2551-I');
  });

  it('looks around every place of a possible mistake', () => {
    const around = keyWindows({ key: 'LM385DR' });
    expect(around[3]).toEqual({
      left: 'LM3',
      right: 'DR',
      tokens: ['#LM3'],
      patterns: ['LM3_DR%', 'LM3__DR%', 'LM3___DR%'],
    });
    expect(around.length).toBe(6);
    expect(keyWindows({ key: 'LM38' })).toEqual([]);
  });

  it('shortens an unknown part number, but not to what says little', () => {
    expect(keyBeginnings({ key: 'LM358XYZ' })).toEqual(['LM358XY', 'LM358X', 'LM358']);
    expect(keyBeginnings({ key: 'QQZZQQZZ' })).toEqual([]);
  });

  it('does not correct what is too long for a part number', () => {
    const key = 'A1'.repeat(constants.correctedPartNumber / 2);
    expect(keyWindows({ key })).not.toEqual([]);
    expect([...keyWindows({ key: `${key}A` }), ...keyBeginnings({ key: `${key}A` })]).toEqual([]);
  });
});
