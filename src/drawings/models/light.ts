import type { PackageFigures } from '../../domain/packages/figures.ts';
import type { PartModel } from '../model.ts';
import { ball, block, cylinder, type Decal, dotOnTop, hull, patchOnTop, type Solid } from '../solids.ts';

const chipSizes: Readonly<Record<string, readonly [number, number]>> = {
  '0402': [1, 0.5],
  '0603': [1.6, 0.8],
  '0805': [2, 1.25],
  '1206': [3.2, 1.6],
};

/** A light-emitting chip on a small board, or a white body with a round or square window. */
export function ledSmd({ key }: PackageFigures): PartModel {
  const chip = /LED-?(0402|0603|0805|1206)/.exec(key)?.[1];
  if (chip) {
    const [length, width] = chipSizes[chip] ?? [1.6, 0.8];
    const ends = [-1, 1].map(
      (side): Solid => block([side * length * 0.41, 0, 0], [length * 0.18, width, width * 0.32], 'gold'),
    );
    const lens = hull(
      rectangle(length * 0.31, width / 2, width * 0.32),
      rectangle(length * 0.25, width / 2 - width * 0.06, width * 0.8),
      'lens',
      {
        decals: [
          patchOnTop([0, 0, width * 0.8], {
            width: length * 0.13,
            depth: width * 0.22,
            fill: 'gold',
            stroke: true,
          }),
        ],
      },
    );
    return { solids: [block([0, 0, 0], [length * 0.64, width, width * 0.32], 'pcb'), ...ends, lens] };
  }
  const sizes: Readonly<Record<string, readonly [number, number, number]>> = {
    '5050': [5, 5, 1.6],
    '3528': [3.5, 2.8, 1.9],
    '2835': [2.8, 3.5, 0.8],
    '5730': [5.7, 3, 0.9],
    '3014': [3, 1.4, 0.8],
    '4014': [4, 1.4, 0.8],
    '3535': [3.5, 3.5, 2],
  };
  const [length, width, height] = sizes[/\d{4}/.exec(key)?.[0] ?? '5050'] ?? [5, 5, 1.6];
  const square = Math.abs(length - width) < 0.8;
  const window: Decal = square
    ? dotOnTop([0, 0, height], Math.min(length, width) * 0.39, 'lens')
    : patchOnTop([0, 0, height], { width: length * 0.72, depth: width * 0.72, fill: 'lens' });
  const dies = (key.includes('5050') ? [-1, 0, 1] : [0]).map((x) =>
    patchOnTop([x * length * 0.14, 0, height], { width: length * 0.07, depth: length * 0.07, fill: 'gold' }),
  );
  const places = key.includes('5050') ? [-1.6, 0, 1.6] : [0];
  const pads = places.flatMap((y) =>
    [-1, 1].map(
      (side): Solid =>
        block([side * (length / 2 - 0.1), y, -0.01], [0.5, Math.min(1, width * 0.6), 0.22], 'tin'),
    ),
  );
  return {
    solids: [...pads, block([0, 0, 0], [length, width, height], 'white', { decals: [window, ...dies] })],
  };
}

function rectangle(x: number, y: number, z: number): readonly (readonly [number, number, number])[] {
  return [
    [-x, -y, z],
    [x, -y, z],
    [x, y, z],
    [-x, y, z],
  ];
}

/** A round lamp on two leads, the longer one positive. */
export function ledRound({ key, diameter }: PackageFigures): PartModel {
  const size = diameter ?? (key.includes('3MM') ? 3 : 5);
  const radius = size / 2;
  const body = size * 1.05;
  const legs = size * 2;
  const lead = (x: number, bottom: number): Solid =>
    block([x, 0, bottom], [0.5, 0.5, legs - bottom], 'metal');
  return {
    solids: [
      lead(-1.27, size * 0.5),
      lead(1.27, 0),
      cylinder([0, 0, legs], { radius: radius * 1.16, length: size * 0.2, material: 'lens' }),
      ball([0, 0, legs + size * 0.2 + body], radius, 'lens'),
      cylinder([0, 0, legs + size * 0.2], {
        radius,
        length: body,
        material: 'lens',
        options: { caps: { top: false } },
      }),
    ],
    measures: [{ on: 'front', axis: 'x', from: -1.27, to: 1.27, edge: 0 }],
  };
}
