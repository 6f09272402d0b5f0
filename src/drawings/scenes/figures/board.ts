import { isometric } from '../../cameras.ts';
import { modelOf } from '../../draw-part.ts';
import { boundsOf, paint } from '../../paint.ts';
import { block, type Decal, dotOnTop, patchOnTop, type Solid } from '../../solids.ts';
import type { Point3 } from '../../vectors.ts';
import { placeSolids } from '../place-solids.ts';

const thickness = 1.6;
const size = { width: 44, depth: 27 };

interface Mounted {
  readonly package: string;
  readonly at: readonly [x: number, y: number];
  readonly quarters?: number;
}

/** A step-down converter on a board: terminals at both ends, converter, inductor and capacitors between. */
const parts: readonly Mounted[] = [
  { package: 'TERMINAL-5.08-2P', at: [-16.5, 0], quarters: 3 },
  { package: 'C1210', at: [-8, 6.5], quarters: 1 },
  { package: 'C1210', at: [-4.2, 6.5], quarters: 1 },
  { package: 'SOIC-8-EP', at: [-4.5, -2.5], quarters: 1 },
  { package: 'SMD,7x7mm', at: [5, -2] },
  { package: 'C0603', at: [-0.4, 4.6] },
  { package: 'R0603', at: [-9.6, -9.6] },
  { package: 'R0603', at: [-6.6, -9.6] },
  { package: 'C0603', at: [-3.6, -9.6] },
  { package: 'C1210', at: [5, 7], quarters: 1 },
  { package: 'C1210', at: [9, 7], quarters: 1 },
  { package: 'LED-0805', at: [4, -9.8] },
  { package: 'R0603', at: [8, -9.8] },
  { package: 'TERMINAL-5.08-2P', at: [16.5, 0], quarters: 1 },
];

function holes(): readonly Decal[] {
  const [x, y] = [size.width / 2 - 3, size.depth / 2 - 3];
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ].flatMap(([cx = 0, cy = 0]) => [
    dotOnTop([cx, cy, thickness], 1.9, 'gold'),
    dotOnTop([cx, cy, thickness], 1.2, 'aluminium'),
  ]);
}

function board(): Solid {
  const outline = patchOnTop([0, 0, thickness], {
    width: size.width - 1.2,
    depth: size.depth - 1.2,
    fill: 'none',
  });
  return block([0, 0, 0], [size.width, size.depth, thickness], 'pcb', { decals: [outline, ...holes()] });
}

function mount({ package: name, at: [x, y], quarters = 0 }: Mounted): readonly Solid[] {
  return placeSolids(modelOf(name).solids, [x, y, thickness], quarters);
}

/** The board seen from a corner, its middle at a point of the sheet, in units per millimetre. */
export function converterBoard(middle: readonly [x: number, y: number], scale: number): string {
  const base = board();
  const frame = boundsOf([base], isometric);
  const [dx, dy] = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2];
  const place = (point: Point3) => {
    const [x, y] = isometric.project(point);
    return [middle[0] + (x - dx) * scale, middle[1] + (y - dy) * scale] as const;
  };
  const backToFront = [...parts].sort((a, b) => a.at[0] - a.at[1] - (b.at[0] - b.at[1]));
  const drawings = backToFront.map((part) => paint(mount(part), isometric, place, scale));
  return `<g fill="none" stroke="currentColor" stroke-width=".8">${paint([base], isometric, place, scale)}${drawings.join('')}</g>`;
}
