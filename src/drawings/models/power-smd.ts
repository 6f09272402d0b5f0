import type { PackageFigures } from '../../domain/packages/figures.ts';
import type { PartModel } from '../model.ts';
import { gullWing, mouldBody, row } from '../parts.ts';
import {
  block,
  circle,
  cylinder,
  type Decal,
  dotOnTop,
  extrude,
  hull,
  patchOnTop,
  type Solid,
} from '../solids.ts';
import type { Point3 } from '../vectors.ts';

/** DPAK, D2PAK: a body on a metal tab, leads at the front, the middle one cut. */
export function tabbedSmd(figures: PackageFigures): PartModel {
  const large = /263|D2|DDPAK|H2|268/.test(figures.key);
  const pins = figures.pins ?? 3;
  const [width, depth, height] = large ? [10.1, 8.9, 4.4] : [6.6, 6.1, 2.3];
  const reach = large ? 4.6 : 2.9;
  const pitch = pins > 3 ? (large ? 1.7 : 1.27) : large ? 2.54 : 2.29;
  const lead = {
    body: depth / 2,
    tip: depth / 2 + reach,
    exit: height * 0.42,
    thickness: large ? 0.5 : 0.5,
    foot: reach * 0.45,
    width: pins > 3 ? pitch * 0.45 : large ? 0.82 : 0.75,
  };
  const places = pins <= 3 ? [-pitch, pitch] : row(pins, pitch);
  const stub =
    pins <= 3 ? [block([0, -depth / 2 - 0.45, height * 0.42], [lead.width, 0.9, 0.5], 'metal')] : [];
  const tab = large ? 1.3 : 1.0;
  return {
    solids: [
      block([0, depth / 2 + tab / 2, 0], [large ? 8.4 : 5.3, tab, large ? 1.3 : 0.5], 'metal'),
      ...mouldBody([width, depth, height], 0.05),
      ...stub,
      ...places.map((x) => gullWing('front', x, lead)),
    ],
    measures: [{ on: 'plan', axis: 'x', from: places[0] ?? 0, to: places[1] ?? 0, edge: -depth / 2 - reach }],
  };
}

/** A surface-mount electrolytic: the can stands on a square plastic foot with two cut corners. */
export function smdCan({ diameter = 6.3, length = 6 }: PackageFigures): PartModel {
  const radius = diameter / 2;
  const half = radius + 0.2;
  const cut = half * 0.42;
  const outline = (z: number): readonly Point3[] => [
    [-half, -half, z],
    [half, -half, z],
    [half, half - cut, z],
    [half - cut, half, z],
    [-half + cut, half, z],
    [-half, half - cut, z],
  ];
  const foot = Math.min(1.4, length * 0.22);
  const segment = circle([0, 0, length], radius * 0.93, 'z', 40).filter(([x]) => x <= -radius * 0.35);
  const mark: Decal = { outline: segment, normal: [0, 0, 1], fill: 'mould', stroke: false };
  const neck = foot + (length - foot) * 0.14;
  return {
    solids: [
      block([0, -half - 0.15, 0], [radius * 0.3, 0.5, 0.25], 'metal'),
      hull(outline(0), outline(foot), 'mould'),
      cylinder([0, 0, foot], {
        radius: radius * 0.93,
        length: neck - foot,
        material: 'aluminium',
        options: {
          topRadius: radius * 0.93,
          caps: { top: false },
        },
      }),
      cylinder([0, 0, neck], {
        radius,
        length: length - neck,
        material: 'aluminium',
        options: {
          topRadius: radius * 0.97,
          decals: [mark],
        },
      }),
    ],
  };
}

/** A power inductor: a moulded block, or from the name a drum core in a square frame. */
export function inductor(figures: PackageFigures): PartModel {
  const [across = 6, along = across, stated] = figures.plan ?? [];
  const height = stated ?? Math.round(Math.min(across, along) * 0.5 * 10) / 10;
  const ends = [-1, 1].map(
    (side): Solid =>
      block([side * (across / 2 - across * 0.07), 0, -0.003], [across * 0.16, along * 0.5, 0.16], 'tin'),
  );
  if (Math.abs(across - along) / across > 0.3) {
    return { solids: [...ends, block([0, 0, 0.05], [across, along, height - 0.05], 'ferrite')] };
  }
  const cut = Math.min(across, along) * 0.14;
  const [x, y] = [across / 2, along / 2];
  const outline = (z: number): readonly Point3[] => [
    [-x + cut, -y, z],
    [x - cut, -y, z],
    [x, -y + cut, z],
    [x, y - cut, z],
    [x - cut, y, z],
    [-x + cut, y, z],
    [-x, y - cut, z],
    [-x, -y + cut, z],
  ];
  const radius = Math.min(x, y) * 0.76;
  const groove = dotOnTop([0, 0, height], radius * 1.12, 'mould');
  const drum = dotOnTop([0, 0, height], radius, 'ferrite');
  const dot = dotOnTop([-radius * 0.55, radius * 0.35, height], Math.min(0.35, radius * 0.1), 'alumina');
  return {
    solids: [
      ...ends,
      extrude(outline(0.06), [0, 0, height - 0.06], 'ferrite', { decals: [groove, drum, dot] }),
    ],
  };
}

/** A crystal or oscillator in a ceramic tray under a metal lid. */
export function crystalSmd(figures: PackageFigures): PartModel {
  const code = /(\d{2})(\d{2})(?:-\d+P)?$/.exec(figures.key);
  const [across, along] = [Number(code?.[1] ?? 32) / 10, Number(code?.[2] ?? 25) / 10];
  const pins = figures.pins ?? 4;
  const height = across > 4 ? 1.1 : 0.75;
  const rows = pins > 4 ? 3 : pins > 2 ? 2 : 1;
  const xs = rows === 1 ? [0] : row(rows, (across * 0.68) / (rows - 1));
  const spots: readonly (readonly [number, number])[] =
    pins === 2
      ? [
          [-across * 0.36, 0],
          [across * 0.36, 0],
        ]
      : xs.flatMap((x) => [[x, along * 0.33] as const, [x, -along * 0.33] as const]);
  const depth = pins === 2 ? along * 0.86 : along * 0.34;
  const lands = spots.map(([x, y]): Solid => block([x, y, -0.003], [across * 0.26, depth, 0.003], 'gold'));
  const walls = [-1, 1].flatMap((side) => [
    ...xs.map(
      (x): Solid => block([x, side * (along / 2 + 0.001), 0], [across * 0.22, 0.002, height * 0.3], 'gold'),
    ),
    ...(pins === 2
      ? [block([side * (across / 2 + 0.001), 0, 0], [0.002, along * 0.7, height * 0.3], 'gold')]
      : []),
  ]);
  const pads = pins === 2 ? [...lands, ...walls.filter((_, at) => at % 2 === 1)] : [...lands, ...walls];
  const mark = patchOnTop([-across * 0.36, -along * 0.32, height], {
    width: across * 0.07,
    depth: across * 0.07,
    fill: 'mould',
    stroke: false,
  });
  return {
    solids: [
      ...pads,
      block([0, 0, 0], [across, along, height * 0.62], 'ceramic'),
      block([0, 0, height * 0.62], [across * 0.9, along * 0.88, height * 0.38], 'metal', { decals: [mark] }),
    ],
    fromBelow: true,
  };
}
