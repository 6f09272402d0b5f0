import { describe, expect, it } from 'vitest';
import {
  drawingName,
  drawPart,
  isPartView,
  packageFamily,
  packageFromSlug,
  packageSlug,
  partPictures,
  partViews,
} from './index.ts';

const families: Readonly<Record<string, readonly string[]>> = {
  chip: ['0201', 'R0603', 'C0402', '1206', '2512', 'CASE-X-7343-43(mm)'],
  array: ['0603x4'],
  melf: ['MELF', 'LL-41', 'SOD-80'],
  smdDiode: ['SMA', 'SMB(DO-214AA)', 'DO-214AC', 'SMAF'],
  sod: ['SOD-123', 'SOD-323', 'SOD-523', 'SOD-123FL'],
  axial: ['DO-41', 'DO-201AD', 'AXIAL-0.25W'],
  sot: ['SOT-23', 'SOT-23-5', 'SOT-363', 'SC-70-3', 'TSOT-23-6'],
  sot89: ['SOT-89-3'],
  sot223: ['SOT-223-4'],
  gullWing: [
    'SOIC-8',
    'SO-16',
    'SOP-8',
    'TSSOP-20',
    'MSOP-10-EP',
    'SSOP-28-208mil',
    'HTSSOP-16',
    'TSOPII-54',
  ],
  qfn: ['QFN-16-EP(3x3)', 'DFN-8-EP(2x3)', 'LFCSP-64(9x9)', 'WSON-8-EP(5x6)', 'UFQFPN-48(7x7)'],
  qfp: ['LQFP-48(7x7)', 'TQFP-100-EP(14x14)'],
  bga: ['BGA-144', 'WLCSP-49', 'FCBGA-352(35x35)'],
  dip: ['DIP-8', 'PDIP-14', 'CDIP-28'],
  toTab: ['TO-220-3', 'TO-247-2', 'ITO-220AB'],
  toSmd: ['TO-252', 'TO-263-5', 'D2PAK'],
  radialCan: ['Plugin,D8xL12mm'],
  smdCan: ['SMD,D6.3xL6mm'],
  radialDisc: ['Plugin,P=7.5mm'],
  crystalSmd: ['SMD3225-4P'],
  ledRound: ['LED-5MM', 'Plugin,D=5mm'],
  box: ['', '-', 'something else', '专用封装', 'SMD-6P'],
};

describe('packages', () => {
  it.each(Object.entries(families))('are drawn as %s by the names of their suppliers', (family, names) => {
    for (const name of names) expect(packageFamily(name).family, name).toBe(family);
  });

  it('have the size of the standard', () => {
    expect(packageFamily('SOIC-8').size[0]).toBe(6);
    expect(packageFamily('QFN-16-EP(3x3)').size.slice(0, 2)).toEqual([3, 3]);
    expect(packageFamily('LQFP-48(7x7)').size.slice(0, 2)).toEqual([9, 9]);
    expect(packageFamily('R0603').size).toEqual([1.6, 0.8, 0.45]);
    expect(packageFamily('Plugin,D8xL12mm')).toMatchObject({ size: [8, 8, 18] });
  });
});

describe('drawings', () => {
  it('draw every family in every view, without a gap in the figures', () => {
    for (const name of Object.values(families).flat()) {
      for (const view of partViews(name)) {
        const svg = drawPart(name, view);
        expect(svg.startsWith('<svg '), `${name} ${view}`).toBe(true);
        expect(svg).not.toMatch(/NaN|Infinity|undefined|href|<style|script/);
      }
    }
  });

  it('state the lengths in the dimensioned view', () => {
    const svg = drawPart('SOIC-8', 'dims');
    for (const text of ['>6<', '>1.27<', '>3.9<', '>mm<']) expect(svg).toContain(text);
  });

  it('name themselves for screen readers, safely', () => {
    expect(drawPart('SOIC-8', 'iso')).toContain('<title>SOIC-8</title>');
    expect(drawPart('x', 'top', { label: '<b>&"' })).toContain('<title>&#60;b&#62;&#38;&#34;</title>');
  });

  it('know their views', () => {
    expect(isPartView('dims')).toBe(true);
    expect(isPartView('bottom')).toBe(false);
  });
});

describe('addresses', () => {
  it('come back to the same drawing', () => {
    for (const name of Object.values(families).flat()) {
      const slug = packageSlug(name);
      expect(slug, name).toMatch(/^[a-z0-9._~:!-]+$/);
      const back = packageFromSlug(slug) ?? 'none';
      expect(drawPart(back, 'iso', { label: 'x' }), `${name} ${slug}`).toBe(
        drawPart(name, 'iso', { label: 'x' }),
      );
    }
    expect(packageFromSlug('../etc')).toBeUndefined();
    expect(packageFromSlug('a'.repeat(201))).toBeUndefined();
    expect(packageSlug('..')).toBe('-');
  });

  it('make the body fit the category', () => {
    expect(drawingName('0603', ['Multilayer Ceramic Capacitors MLCC - SMD/SMT', 'Capacitors'])).toBe('C0603');
    expect(drawingName('0603', ['贴片电阻'])).toBe('R0603');
    expect(drawingName('0603', ['LED Indication - Discrete'])).toBe('LED-0603');
    expect(drawingName('Plugin', ['Tactile Switches'])).toBe('TACT-6x6x5');
    expect(drawingName('SOIC-8', ['Resistors'])).toBe('SOIC-8');
    expect(partPictures('0603', ['Ferrite Beads'])[0]).toBe('/img/part/l0603/iso.svg');
  });
});
