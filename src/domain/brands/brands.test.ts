import { describe, expect, it } from 'vitest';
import { readNames, readTable } from '../glossary/table.ts';
import { brandKey, brandNames, canonicalBrand, nearBrands } from './brands.ts';
import { brandsTable } from './brands-table.ts';

describe('the name of a maker', () => {
  it.each([
    ['Texas Instruments', 'TI'],
    ['TEXAS  INSTRUMENTS INC.', 'TI'],
    ['德州仪器', 'TI'],
    ['Murata Electronics', 'muRata'],
    ['uni-royal(uniroyal elec)', 'UNI-ROYAL'],
    ['Stmicroelectronics', 'ST'],
    ['st(semtech)', 'Semtech'],
    ['utc(unisonic tech)', 'UTC'],
    ['infineon/cypress Semicon', 'Infineon'],
    ['Nxp Semicon', 'NXP'],
    ['würth Elektronik', 'Würth Elektronik'],
    ['Wurth Elektronik', 'Würth Elektronik'],
    ['TDK', 'TDK'],
    ['Jiangsu Changjing Electronics Technology co., ltd.', 'JSCJ'],
  ])('%s is shown as %s', (text, brand) => {
    expect(canonicalBrand(text)).toBe(brand);
  });

  it.each([
    [['New Maker', 'NewMaker Ltd.'], [], [['NewMaker Ltd.', 'New Maker']]],
    [['Newmaker Co., Ltd.'], ['New Maker'], [['Newmaker Co., Ltd.', 'New Maker']]],
    [
      ['Sunlight Microsystems', 'Sunlight Micosystems'],
      [],
      [['Sunlight Micosystems', 'Sunlight Microsystems']],
    ],
    [['ABC', 'ABD'], ['TDK'], []],
    [['TDK'], ['TDK'], []],
  ])('of %j next to %j are alike: %j', (added, known, alike) => {
    expect(nearBrands(added, known).map(({ name, like }) => [name, like])).toEqual(alike);
  });

  it.each(['', '-', '--', ' — ', 'N/A', 'n.a.', 'None', '无'])('%j stands for no brand', (text) => {
    expect(canonicalBrand(text)).toBe('');
  });

  it('stays as it is when nobody knows it, with single spaces', () => {
    expect(canonicalBrand(' Hongjiacheng  Elec ')).toBe('Hongjiacheng Elec');
  });

  it('follows what a merge has taught, before and after the table', () => {
    const learnt = new Map([
      [brandKey('Old Parts'), 'New Parts'],
      [brandKey('TI'), 'Texas Instruments'],
    ]);
    expect(canonicalBrand('old-parts', learnt)).toBe('New Parts');
    expect(canonicalBrand('德州仪器', learnt)).toBe('Texas Instruments');
  });
});

describe('the table of brands', () => {
  it('gives no name to two makers', () => {
    const claims = readTable(brandsTable).flatMap(([brand = '', ...names]) =>
      [brand, ...names.flatMap(readNames)].map((name) => [name, brand] as const),
    );
    expect(claims.filter(([name, brand]) => canonicalBrand(name) !== brand)).toEqual([]);
  });

  it('knows every other name of a brand, and a brand without other names by itself', () => {
    expect(brandNames('TI')).toContain('德州仪器');
    expect(brandNames('ti')).toContain('Texas Instruments');
    expect(brandNames('ADI')).not.toContain('Linear');
    expect(brandNames('Hongjiacheng')).toEqual(['Hongjiacheng']);
  });
});
