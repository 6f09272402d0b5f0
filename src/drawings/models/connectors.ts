import type { PackageFigures } from '../../domain/packages/figures.ts';
import type { Measure, PartModel } from '../model.ts';
import { pin, row } from '../parts.ts';
import { block, type Decal, dotOnTop, hull, type Prism, patchOnTop, type Solid } from '../solids.ts';
import type { Point3 } from '../vectors.ts';
import { stadium } from './outlines.ts';

const front: Point3 = [0, -1, 0];

function statedPitch(figures: PackageFigures, otherwise: number): number {
  const named = Number(/-(\d(?:\.\d+)?)(?:MM)?$/.exec(figures.key)?.[1]);
  return figures.pitch ?? (named > 0.2 && named < 12 ? named : otherwise);
}

function pitchMeasure(places: readonly number[], edge: number): readonly Measure[] {
  return [{ on: 'plan', axis: 'x', from: places[0] ?? 0, to: places[1] ?? 0, edge }];
}

/** A rectangle on the front face of a body. */
function frontPatch({
  x,
  y,
  z,
  width,
  height,
  fill,
}: {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  readonly fill: Decal['fill'];
}): Decal {
  const w = width / 2;
  return {
    outline: [
      [x - w, y, z],
      [x + w, y, z],
      [x + w, y, z + height],
      [x - w, y, z + height],
    ],
    normal: front,
    fill,
    stroke: true,
  };
}

/** Square pins through a plastic strip: `HDR-1x8-2.54`, or a boxed header where the name says IDC. */
export function pinHeader(figures: PackageFigures): PartModel {
  const [rows, columns] = figures.grid ?? [2, 5];
  const pitch = statedPitch(figures, 2.54);
  const [xs, ys] = [row(columns, pitch), row(rows, pitch)];
  const tail = pitch * 1.2;
  const boxed = /^IDC|^PUSH/.test(figures.key);
  const tip = tail + pitch * (boxed ? 3 : 3.3);
  const lower = xs.flatMap((x) =>
    ys.map((y) => pin({ x, y, bottom: 0, top: tail, width: pitch * 0.25, material: 'gold' })),
  );
  if (boxed) {
    const inside = xs.flatMap((x) =>
      ys.map((y) => pin({ x, y, bottom: tail + boxFloor, top: tip, width: pitch * 0.25, material: 'gold' })),
    );
    const walls = shroud(columns * pitch + 7.5, rows * pitch + 3.7, tail, 8.9);
    return { solids: [...lower, ...inside, ...walls], measures: pitchMeasure(xs, ys.at(-1) ?? 0) };
  }
  const cut = pitch * 0.16;
  const blocks = xs.map((x) => {
    const [w, d] = [pitch / 2, (rows * pitch) / 2];
    const outline = (z: number): readonly Point3[] => [
      [x - w + cut, -d, z],
      [x + w - cut, -d, z],
      [x + w, -d + cut, z],
      [x + w, d - cut, z],
      [x + w - cut, d, z],
      [x - w + cut, d, z],
      [x - w, d - cut, z],
      [x - w, -d + cut, z],
    ];
    return hull(outline(tail), outline(tail + pitch), 'mould');
  });
  const upper = xs.flatMap((x) =>
    ys.map((y) => pin({ x, y, bottom: tail + pitch, top: tip, width: pitch * 0.25, material: 'gold' })),
  );
  return { solids: [...lower, ...blocks, ...upper], measures: pitchMeasure(xs, (rows * pitch) / 2) };
}

const boxFloor = 1.2;

/** Four walls around pins, with the keying slot in the front wall. */
function shroud(length: number, depth: number, z: number, height: number): readonly Solid[] {
  const wall = 1.2;
  const slot = 4.5;
  const side = (length - slot) / 2;
  const y = -depth / 2 + wall / 2;
  return [
    block([0, 0, z], [length, depth, boxFloor], 'mould'),
    block([0, depth / 2 - wall / 2, z + boxFloor], [length, wall, height - boxFloor], 'mould'),
    ...[-1, 1].map((sign) =>
      block(
        [sign * (length / 2 - wall / 2), 0, z + boxFloor],
        [wall, depth - 2 * wall, height - boxFloor],
        'mould',
      ),
    ),
    ...[-1, 1].map((sign) =>
      block([sign * (slot / 2 + side / 2), y, z + boxFloor], [side, wall, height - boxFloor], 'mould'),
    ),
  ];
}

/** A socket strip: a tall body with square openings. */
export function femaleHeader(figures: PackageFigures): PartModel {
  const [rows, columns] = figures.grid ?? [1, 8];
  const pitch = statedPitch(figures, 2.54);
  const [xs, ys] = [row(columns, pitch), row(rows, pitch)];
  const [tail, height] = [pitch * 1.2, pitch * 3.35];
  const openings = xs.flatMap((x) =>
    ys.flatMap((y) => [
      patchOnTop([x, y, tail + height], { width: pitch * 0.5, depth: pitch * 0.5, fill: 'moulded' }),
      patchOnTop([x, y, tail + height], {
        width: pitch * 0.24,
        depth: pitch * 0.24,
        fill: 'gold',
        stroke: false,
      }),
    ]),
  );
  const tails = xs.flatMap((x) =>
    ys.map((y) => pin({ x, y, bottom: 0, top: tail, width: pitch * 0.22, material: 'gold' })),
  );
  return {
    solids: [
      ...tails,
      block([0, 0, tail], [columns * pitch, rows * pitch, height], 'mould', { decals: openings }),
    ],
    measures: pitchMeasure(xs, (rows * pitch) / 2),
  };
}

/** A USB Type-C receptacle: a stadium of sheet metal with the tongue inside. */
export function usbC(_figures: PackageFigures): PartModel {
  const [width, height, depth] = [8.94, 3.2, 7.3];
  const outline = stadium(width / 2, height / 2, 0, 0).map(
    ([x, z]): Point3 => [x, depth / 2, z + height / 2],
  );
  const opening = stadium(width / 2 - 0.35, height / 2 - 0.35, 0, 0).map(
    ([x, z]): Point3 => [x, -depth / 2, z + height / 2],
  );
  const shell: Prism = hull(
    outline,
    outline.map(([x, , z]): Point3 => [x, -depth / 2, z]),
    'metal',
    {
      decals: [
        { outline: opening, normal: front, fill: 'mould', stroke: true },
        frontPatch({
          x: 0,
          y: -depth / 2,
          z: height / 2 - 0.35,
          width: width * 0.74,
          height: 0.7,
          fill: 'moulded',
        }),
      ],
    },
  );
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => block([x * (width / 2 - 0.15), y * 1.9, -1], [0.3, 1.1, 2.4], 'metal')),
  );
  return { solids: [...legs, { ...shell, creases: outline.map(() => false) }] };
}

/** A wire-to-board header: an open box with latching slots and its pins: `JST-XH-4P-2.5`. */
export function wireToBoard(figures: PackageFigures): PartModel {
  const pins = figures.pins ?? 4;
  const pitch = statedPitch(
    figures,
    /PH/.test(figures.key) ? 2 : /GH|SH|1\.25/.test(figures.key) ? 1.25 : 2.5,
  );
  const xs = row(pins, pitch);
  const [length, depth, height] = [(pins - 1) * pitch + pitch * 2, pitch * 2.3, pitch * 2.8];
  const tail = pitch * 1.3;
  const wall = pitch * 0.3;
  const floor = tail + pitch * 0.7;
  const slots = [-1, 1].map((side) =>
    frontPatch({
      x: side * length * 0.28,
      y: -depth / 2,
      z: floor + height * 0.2,
      width: pitch * 0.5,
      height: height * 0.58,
      fill: 'cream',
    }),
  );
  return {
    solids: [
      ...xs.map((x) => pin({ x, y: 0, bottom: 0, top: tail, width: pitch * 0.22 })),
      block([0, 0, tail], [length, depth, pitch * 0.7], 'white'),
      ...xs.map((x) => pin({ x, y: 0, bottom: floor, top: floor + height * 0.75, width: pitch * 0.25 })),
      block([0, depth / 2 - wall / 2, floor], [length, wall, height], 'white'),
      ...[-1, 1].map((side) =>
        block([side * (length / 2 - wall / 2), 0, floor], [wall, depth - 2 * wall, height], 'white'),
      ),
      block([0, -depth / 2 + wall / 2, floor], [length, wall, height], 'white', { decals: slots }),
    ],
    measures: pitchMeasure(xs, depth / 2),
  };
}

/** A screw terminal block: wire openings in front, screws above. */
export function terminalBlock(figures: PackageFigures): PartModel {
  const poles = figures.pins ?? figures.grid?.[1] ?? 2;
  const pitch = statedPitch(figures, 5.08);
  const xs = row(poles, pitch);
  const [depth, height] = [pitch * 1.6, pitch * 2];
  const tail = 3.5;
  const body = (x: number): Solid => {
    const screw = [
      dotOnTop([x, depth * 0.06, tail + height], pitch * 0.32, 'metal'),
      patchOnTop([x, depth * 0.06, tail + height], {
        width: pitch * 0.5,
        depth: pitch * 0.07,
        fill: 'mould',
        stroke: false,
      }),
    ];
    return hull(
      [
        [x - pitch / 2, -depth / 2, tail],
        [x + pitch / 2, -depth / 2, tail],
        [x + pitch / 2, depth / 2, tail],
        [x - pitch / 2, depth / 2, tail],
      ],
      [
        [x - pitch / 2, -depth / 2 + depth * 0.12, tail + height],
        [x + pitch / 2, -depth / 2 + depth * 0.12, tail + height],
        [x + pitch / 2, depth / 2, tail + height],
        [x - pitch / 2, depth / 2, tail + height],
      ],
      'green',
      {
        decals: [
          frontPatch({
            x,
            y: -depth / 2 + depth * 0.025,
            z: tail + height * 0.14,
            width: pitch * 0.6,
            height: height * 0.34,
            fill: 'mould',
          }),
          ...screw,
        ],
      },
    );
  };
  return {
    solids: [...xs.map((x) => pin({ x, y: 0, bottom: 0, top: tail, width: 1 })), ...xs.map(body)],
    measures: pitchMeasure(xs, depth / 2),
  };
}

/** A flat-cable socket with its locking flap: `FFC-0.5-24P`. */
export function flatCable(figures: PackageFigures): PartModel {
  const pins = figures.pins ?? 24;
  const pitch = Number(/^(?:FFC|FPC)-([\d.]+)/.exec(figures.key)?.[1]) || 0.5;
  const xs = row(pins, pitch);
  const length = (pins - 1) * pitch + 5;
  const slit = frontPatch({
    x: 0,
    y: -2.4,
    z: 0.45,
    width: (pins - 1) * pitch + 1.2,
    height: 0.5,
    fill: 'mould',
  });
  const flap = patchOnTop([0, -1.1, 2], { width: length * 0.86, depth: 2, fill: 'mould' });
  return {
    solids: [
      ...xs.map((x) => block([x, 2.75, 0], [pitch * 0.4, 0.9, 0.2], 'gold')),
      ...[-1, 1].map((side) => block([side * (length / 2 - 0.7), -0.4, 0], [2, 2.2, 0.25], 'tin')),
      block([0, 0, 0.1], [length, 4.8, 1.9], 'cream', { decals: [slit, flap] }),
    ],
    measures: pitchMeasure(xs, 3.2),
  };
}
