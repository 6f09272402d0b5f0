import type { PackageFigures } from '../../domain/packages/figures.ts';
import type { Material } from '../materials.ts';
import type { PartModel } from '../model.ts';
import { row } from '../parts.ts';
import { block, cylinder, hull, patchOnTop, type Solid } from '../solids.ts';
import type { Point3 } from '../vectors.ts';

/** Length, width and height of a ceramic capacitor, height of a resistor. */
const sizes: Readonly<Record<string, readonly [number, number, number, number]>> = {
  '01005': [0.4, 0.2, 0.2, 0.13],
  '0201': [0.6, 0.3, 0.3, 0.23],
  '0402': [1.0, 0.5, 0.5, 0.35],
  '0404': [1.0, 1.0, 0.6, 0.4],
  '0603': [1.6, 0.8, 0.8, 0.45],
  '0805': [2.0, 1.25, 1.0, 0.5],
  '1005': [1.0, 0.5, 0.5, 0.35],
  '1008': [2.5, 2.0, 1.6, 0.6],
  '1206': [3.2, 1.6, 1.2, 0.55],
  '1210': [3.2, 2.5, 1.8, 0.55],
  '1218': [3.2, 4.6, 1.5, 0.55],
  '1225': [3.2, 6.3, 1.6, 0.6],
  '1806': [4.5, 1.6, 1.6, 0.6],
  '1808': [4.5, 2.0, 1.7, 0.6],
  '1812': [4.5, 3.2, 2.0, 0.6],
  '1825': [4.5, 6.4, 2.0, 0.6],
  '2010': [5.0, 2.5, 1.8, 0.55],
  '2220': [5.7, 5.0, 2.2, 0.6],
  '2225': [5.7, 6.3, 2.2, 0.6],
  '2512': [6.4, 3.2, 2.0, 0.6],
  '2728': [6.9, 6.6, 2.4, 1.0],
  '2816': [7.1, 4.2, 2.4, 1.0],
  '2817': [7.1, 4.4, 2.4, 1.0],
  '3920': [10.0, 5.2, 3.0, 0.8],
  '3921': [10.0, 5.2, 3.0, 0.8],
};

/** Moulded tantalum cases: length, width, height, width of the wrapped lead. */
const tantalumCases: Readonly<Record<string, readonly [number, number, number, number]>> = {
  A: [3.2, 1.6, 1.6, 1.2],
  B: [3.5, 2.8, 1.9, 2.2],
  C: [6.0, 3.2, 2.5, 2.2],
  D: [7.3, 4.3, 2.8, 2.4],
  E: [7.3, 4.3, 4.0, 2.4],
  X: [7.3, 4.3, 4.0, 2.4],
  V: [7.3, 6.1, 3.4, 3.1],
};

function cappedBody(length: number, width: number, height: number, middle: Material): readonly Solid[] {
  const cap = Math.min(length * 0.22, 0.6);
  const over = Math.min(0.03, height * 0.04);
  const ends = [-1, 1].map((side) =>
    block([(side * (length - cap)) / 2, 0, 0], [cap, width + 2 * over, height + over], 'tin'),
  );
  return [block([0, 0, 0], [length - 2 * cap, width, height], middle), ...ends];
}

function resistor(length: number, width: number, height: number): readonly Solid[] {
  const cap = Math.min(length * 0.2, 0.6);
  const film = patchOnTop([0, 0, height], { width: length - 2 * cap, depth: width * 0.92, fill: 'mould' });
  const ends = [-1, 1].map((side) => block([(side * (length - cap)) / 2, 0, 0], [cap, width, height], 'tin'));
  return [block([0, 0, 0], [length - 2 * cap, width, height], 'alumina', { decals: [film] }), ...ends];
}

/** A chip: `R0603` is a resistor, `C0603` a ceramic capacitor, `L0603` a bead or inductor, `F0603` a fuse. */
export function chip(figures: PackageFigures): PartModel {
  const tantalum = /^CASE-([A-Z])-/.exec(figures.key)?.[1];
  if (tantalum) return tantalumChip(tantalum);
  const [, prefix = '', code = '0603'] = /^([RCLF]?)(\d{4,5})/.exec(figures.key) ?? [];
  const [length, width, tall, flat] = sizes[code] ?? [1.6, 0.8, 0.8, 0.45];
  if (prefix === 'R' || prefix === 'F') return { solids: resistor(length, width, flat) };
  const middle: Material = prefix === 'L' ? 'ferrite' : prefix === 'C' ? 'ceramic' : 'mould';
  return { solids: cappedBody(length, width, prefix === '' ? (tall + flat) / 2 : tall, middle) };
}

function tantalumChip(name: string): PartModel {
  const [length, width, height, lead] = tantalumCases[name] ?? [7.3, 4.3, 4, 2.4];
  const inset = 0.12 * height;
  const outline = (z: number, dx: number, dy: number): readonly Point3[] => {
    const [x, y] = [length / 2 - dx, width / 2 - dy];
    return [
      [-x, -y, z],
      [x, -y, z],
      [x, y, z],
      [-x, y, z],
    ];
  };
  const band = patchOnTop([-length / 2 + length * 0.16, 0, height], {
    width: length * 0.12,
    depth: width * 0.86,
    fill: 'film',
    stroke: false,
  });
  const leads = [-1, 1].map((side) =>
    block([side * (length / 2 - 0.05), 0, 0], [0.14, lead, height * 0.5], 'tin'),
  );
  return {
    solids: [
      hull(outline(0.05, 0.12, inset * 0.3), outline(height * 0.5, 0.12, 0), 'tantalum', {
        caps: { top: false },
      }),
      hull(outline(height * 0.5, 0.12, 0), outline(height, 0.12 + inset * 0.4, inset * 0.4), 'tantalum', {
        caps: { bottom: false },
        decals: [band],
      }),
      ...leads,
    ],
  };
}

/** A resistor array: `0603x4` is four resistors of a length of 0603 side by side. */
export function chipArray(figures: PackageFigures): PartModel {
  const [, code = '0603', many = '4'] = /^(\d{4})X(\d)/.exec(figures.key) ?? [];
  const across = sizes[code]?.[0] ?? 1.6;
  const pitch = across * 0.5;
  const thick = sizes[code]?.[3] ?? 0.45;
  const count = Number(many);
  const long = count * pitch;
  const ends = row(count, pitch).flatMap((x) =>
    [-1, 1].map((side) =>
      block([x, side * (across / 2 - across * 0.1), 0], [pitch * 0.6, across * 0.22, thick + 0.03], 'tin'),
    ),
  );
  const film = patchOnTop([0, 0, thick], { width: long * 0.94, depth: across * 0.6, fill: 'mould' });
  return {
    solids: [
      block([0, 0, 0.02], [long, across * 0.56, thick - 0.02], 'alumina', { decals: [film] }),
      ...ends,
    ],
    measures: [{ on: 'plan', axis: 'x', from: -pitch / 2, to: pitch / 2, edge: across / 2 }],
  };
}

function round(length: number, radius: number, cap: number, middle: Material): readonly Solid[] {
  const parts = [
    cylinder([-length / 2, 0, radius], { radius, length: cap, material: 'tin', options: { axis: 'x' } }),
    cylinder([-length / 2 + cap, 0, radius], {
      radius: radius * 0.94,
      length: length - 2 * cap,
      material: middle,
      options: { axis: 'x' },
    }),
    cylinder([length / 2 - cap, 0, radius], { radius, length: cap, material: 'tin', options: { axis: 'x' } }),
  ];
  return parts;
}

/** A cylinder with metal caps at both ends. */
export function melf({ key }: PackageFigures): PartModel {
  const small = /MINI|LL-?34|SOD-80/.test(key);
  const tiny = key.includes('MICRO');
  const [length, radius] = tiny ? [2, 0.55] : small ? [3.5, 0.72] : [5.1, 1.2];
  return { solids: round(length, radius, length * 0.13, small ? 'glass' : 'mould') };
}

const axialBodies: Readonly<Record<string, readonly [length: number, diameter: number, lead: number]>> = {
  'DO-34': [3.0, 1.6, 0.5],
  'DO-35': [4.0, 1.9, 0.5],
  'DO-41': [5.2, 2.6, 0.8],
  'DO-15': [7.0, 3.5, 0.8],
  'DO-27': [9.2, 5.2, 1.3],
  'DO-201': [9.2, 5.2, 1.3],
  'R-6': [9.1, 9.1, 1.3],
  'DO-204': [5.2, 2.6, 0.8],
  'AXIAL-1/8W': [3.2, 1.7, 0.45],
  'AXIAL-0.25W': [6.3, 2.3, 0.5],
  'AXIAL-1/4W': [6.3, 2.3, 0.5],
  'AXIAL-1/2W': [9, 3.2, 0.6],
  'AXIAL-1W': [11, 4.5, 0.8],
  'AXIAL-2W': [15, 5, 0.8],
};

/** A round body with a wire at each end. */
export function axialPart({ key }: PackageFigures): PartModel {
  const known = Object.entries(axialBodies).find(([name]) => key.startsWith(name))?.[1];
  const [length, diameter, lead] = known ?? [6.3, 2.3, 0.5];
  const isResistor = key.startsWith('AXIAL');
  const [radius, wire] = [diameter / 2, Math.max(length * 0.9, 5)];
  const material: Material = isResistor ? 'blue' : key === 'DO-35' || key === 'DO-34' ? 'glass' : 'mould';
  const side = (sign: number): Solid =>
    cylinder([sign > 0 ? length / 2 : -length / 2 - wire, 0, radius], {
      radius: lead / 2,
      length: wire,
      material: 'metal',
      options: { axis: 'x' },
    });
  const bands = isResistor ? (['film', 'mould', 'red', 'gold'] as const) : (['alumina'] as const);
  const pieces: Solid[] = [];
  let x = -length / 2;
  const put = (size: number, colour: Material, end: { bottom?: boolean; top?: boolean } = {}): void => {
    pieces.push(
      cylinder([x, 0, radius], {
        radius,
        length: size,
        material: colour,
        options: {
          axis: 'x',
          caps: { bottom: end.bottom ?? false, top: end.top ?? false },
        },
      }),
    );
    x += size;
  };
  const plain = isResistor ? length * 0.13 : length * 0.1;
  put(plain, material, { bottom: true });
  for (const [at, band] of bands.entries()) {
    put(length * 0.08, band);
    if (at < bands.length - 1) put(length * 0.08, material);
  }
  put(length / 2 - x, material, { top: true });
  return { solids: [side(-1), ...pieces, side(1)] };
}
