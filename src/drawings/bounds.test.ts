import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { isDrawable, modelOf } from './draw-part.ts';
import { drawPart, packageFamily, packageFromSlug, partViews } from './index.ts';

const { solids: mostSolids, bytes: mostBytes } = constants.drawnPackage;

/** Names that ask for more than any real part has, by what they exaggerate. */
const excessive = [
  ...['header-1x2500', 'header-1x9000', 'hdr-99999x99999', 'idc-5000x2', 'female-300x300-2.54', 'pin-0x0'],
  ...['terminal-9999p', 'terminal-1x99999p', 'kf-99999999p', 'jst-xh-99999p-2.5', 'ffc-0.5-99999p'],
  ...[
    'bga-1999~999999x0.001',
    'bga-9999',
    'lga-1999~0.001x99999',
    'wlcsp-1999~500x0.05',
    'fcbga-2000~500x0.05',
  ],
  ...['qfp-1999', 'lqfp-1999~1x400', 'qfn-1999', 'dfn-9999', 'plcc-1999', 'sop-1999', 'dip-1999', 'sip-1999'],
  ...['dipsw-99999p', 'module-9999p', 'module-999999x999999', 'castellated-99999999x99999999', 'to-220-9'],
  ...['ffc-99999999999999999999-24p', 'lcd-999999999999', 'ind-0x0', 'ind-99999999x1', 'relay-0x1x0'],
  ...['plugin_d0.0001xl99999999mm', 'plugin_d:0', 'smd_d0.00001xl1mm', 'plugin_p:999999999mm', 'tact-0x0x0'],
  ...[
    'smd_0.00001x99999999mm',
    `header-1x${'9'.repeat(180)}`,
    `lcd-${'9'.repeat(190)}`,
    `sop-${'1-'.repeat(95)}`,
  ],
];

/** A reproducible sequence of whole numbers below a limit. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pieces = [
  ...[
    'header-',
    'idc-',
    'female-',
    'terminal-',
    'kf-',
    'jst-',
    'ffc-',
    'bga-',
    'lga-',
    'csp-',
    'lqfp-',
    'qfn-',
    'dfn-',
  ],
  ...[
    'plcc-',
    'sop-',
    'tsopii-',
    'dip-',
    'sip-',
    'dipsw-',
    'module-',
    'to-220-',
    'to-252-',
    'smd_',
    'plugin_',
    'd',
    'd:',
  ],
  ...[
    'p:',
    'xl',
    'x',
    '~',
    'p',
    '-',
    '.',
    'mm',
    '-ep',
    '300mil',
    '-2.54',
    'ind-',
    'relay-',
    'slide-',
    'tact-',
    'lcd-',
  ],
  ...[
    '0',
    '1',
    '2',
    '4',
    '8',
    '64',
    '200',
    '399',
    '2000',
    '9999',
    '0.05',
    '0.001',
    '7x7',
    '1x40',
    '500',
    '99999999',
  ],
];

describe('the work of a drawing', () => {
  it.each(excessive)('is bounded for %s', (slug) => {
    const name = packageFromSlug(slug);
    expect(name, slug).toBeDefined();
    expect(isDrawable(modelOf(name ?? ''))).toBe(true);
    for (const view of partViews(slug)) {
      const svg = drawPart(name ?? '', view);
      expect(svg.length, view).toBeLessThan(mostBytes);
      expect(svg, view).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('is bounded for whatever can be written in an address', () => {
    const random = randomNumbers(20_261_122);
    for (let round = 0; round < 1500; round += 1) {
      const parts = Array.from({ length: 1 + random(6) }, () => pieces[random(pieces.length)]);
      const name = packageFromSlug(parts.join('')) ?? '';
      const model = modelOf(name);
      expect(model.solids.length + (model.underneath?.length ?? 0), name).toBeLessThanOrEqual(mostSolids);
      const svg = drawPart(name, 'iso');
      expect(svg.length, name).toBeLessThan(mostBytes);
      expect(svg, name).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('is that of the largest real parts at most', () => {
    for (const name of [
      'FCBGA-2000(45x45)',
      'LQFP-376(40x40)',
      'HDR-2x100-2.54',
      'FFC-0.5-80P',
      'TERMINAL-5.08-24P',
    ]) {
      expect(packageFamily(name).family, name).not.toBe('box');
      for (const view of partViews(name)) expect(drawPart(name, view).length, name).toBeLessThan(mostBytes);
    }
  });
});
