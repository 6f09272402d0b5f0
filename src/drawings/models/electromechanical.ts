import type { PackageFigures } from '../../domain/packages/figures.ts';
import type { PartModel } from '../model.ts';
import { pin, pinOneDot, row } from '../parts.ts';
import { block, cylinder, dotOnTop, patchOnTop, type Solid } from '../solids.ts';
import type { Point3 } from '../vectors.ts';

/** A radio module: a board with half holes along its edges, a shield and the antenna track at the back. */
export function castellatedModule(figures: PackageFigures): PartModel {
  const [width = 18, depth = 25.5] = figures.plan ?? (figures.grid ? [...figures.grid] : []);
  const pins = figures.pins ?? Math.max(12, Math.round(depth / 1.27 / 2) * 2 + 8);
  const antenna = depth * 0.24;
  const room = depth - antenna - 1;
  const perSide = Math.max(2, Math.min(Math.floor(pins / 2), Math.floor(room / 0.8) + 1));
  const pitch = Math.min(2, room / (perSide - 1));
  const board = 0.8;
  const middle = -antenna / 2;
  const ys = row(perSide, pitch).map((y) => y + middle);
  const pads = ys.flatMap((y) =>
    [-1, 1].map(
      (side): Solid =>
        block([side * (width / 2 - 0.35), y, -0.01], [0.74, pitch * 0.55, board + 0.02], 'gold'),
    ),
  );
  const track = Array.from({ length: 6 }, (_, at) =>
    patchOnTop([(at - 2.5) * width * 0.13, depth / 2 - antenna / 2, board], {
      width: width * 0.05,
      depth: antenna * 0.62,
      fill: 'gold',
      stroke: false,
    }),
  );
  const rails = [-1, 1].map((side) =>
    patchOnTop([0, depth / 2 - antenna / 2 + side * antenna * 0.3, board], {
      width: width * 0.72,
      depth: antenna * 0.07,
      fill: 'gold',
      stroke: false,
    }),
  );
  const dot = dotOnTop([-width * 0.36, middle + (depth - antenna) * 0.36, board + 2.4], 0.5);
  return {
    solids: [
      block([0, 0, 0], [width - 1.4, depth, board], 'pcb', { decals: [...track, ...rails] }),
      ...[-1, 1].map((side): Solid => block([side * (width / 2 - 0.35), 0, 0], [0.7, depth, board], 'pcb')),
      ...pads,
      block([0, middle, board], [width * 0.86, (depth - antenna) * 0.88, 2.4], 'metal', {
        decals: [
          dot,
          patchOnTop([0, middle, board + 2.4], {
            width: width * 0.8,
            depth: (depth - antenna) * 0.82,
            fill: 'none',
          }),
        ],
      }),
    ],
    measures: [{ on: 'plan', axis: 'y', from: ys[0] ?? 0, to: ys[1] ?? 0, edge: -width / 2 }],
  };
}

function sizeNamed(figures: PackageFigures, otherwise: readonly number[]): readonly number[] {
  const text = /(\d+(?:\.\d+)?)X(\d+(?:\.\d+)?)(?:X(\d+(?:\.\d+)?))?/.exec(figures.key);
  const stated = text ? [text[1], text[2], text[3]].filter((part) => part !== undefined).map(Number) : [];
  return otherwise.map((value, at) => stated[at] ?? value);
}

/** A tactile switch: a square foot, a metal plate with four studs, a round button: `TACT-6x6x5`. */
export function tactile(figures: PackageFigures): PartModel {
  const [across = 6, along = 6, height = 5] = sizeNamed(figures, [6, 6, 5]);
  const base = Math.min(3.4, across * 0.58);
  const leads = [-1, 1].flatMap((x) =>
    [-1, 1].map(
      (y): Solid => block([x * (across / 2 + 0.6), y * along * 0.37, 0], [1.4, 0.7, 0.25], 'metal'),
    ),
  );
  const studs = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => dotOnTop([x * across * 0.36, y * along * 0.36, base + 0.35], across * 0.05, 'metal')),
  );
  return {
    solids: [
      ...leads,
      block([0, 0, 0.1], [across, along, base - 0.1], 'mould'),
      block([0, 0, base], [across * 0.97, along * 0.97, 0.35], 'metal', { decals: studs }),
      cylinder([0, 0, base + 0.35], {
        radius: across * 0.29,
        length: Math.max(0.6, height - base - 0.35),
        material: 'mould',
      }),
    ],
  };
}

/** A row of small sliders in a block: `DIPSW-4P`. */
export function dipSwitch(figures: PackageFigures): PartModel {
  const ways = figures.pins ?? 4;
  const xs = row(ways, 2.54);
  const length = ways * 2.54 + 2.2;
  const windows = xs.flatMap((x) => [
    patchOnTop([x, 0, 5.6], { width: 1.3, depth: 3.6, fill: 'mould' }),
    patchOnTop([x, 1, 5.6], { width: 1, depth: 1.3, fill: 'white' }),
  ]);
  const leads = xs.flatMap((x) =>
    [-1, 1].map((side) => pin({ x, y: side * 3.81, bottom: 0, top: 3, width: 0.5 })),
  );
  return {
    solids: [...leads, block([0, 0, 3], [length, 7.2, 2.6], 'red', { decals: windows })],
    measures: [{ on: 'plan', axis: 'x', from: xs[0] ?? 0, to: xs[1] ?? 0, edge: 3.8 }],
  };
}

/** A slide switch: a metal cover over a block, the lever in front of the middle. */
export function slideSwitch(figures: PackageFigures): PartModel {
  const [across = 8.5, along = 3.6, height = 3.5] = sizeNamed(figures, [8.5, 3.6, 3.5]);
  const xs = row(3, across * 0.28);
  return {
    solids: [
      ...xs.map((x) => pin({ x, y: 0, bottom: 0, top: 3, width: 0.5 })),
      block([0, 0, 3], [across, along, height], 'metal', {
        decals: [
          patchOnTop([0, 0, 3 + height], { width: across * 0.52, depth: along * 0.46, fill: 'mould' }),
        ],
      }),
      block([across * 0.12, 0, 3 + height], [across * 0.18, along * 0.4, height * 0.8], 'mould'),
    ],
    measures: [{ on: 'front', axis: 'x', from: xs[0] ?? 0, to: xs[1] ?? 0, edge: 0 }],
  };
}

/** A relay: a sealed box on pins: `RELAY-19x15.5x15`. */
export function relay(figures: PackageFigures): PartModel {
  const [across = 19, along = 15.5, height = 15] = sizeNamed(figures, [19, 15.5, 15]);
  const tail = Math.min(3.5, height * 0.3);
  const spots: readonly (readonly [number, number])[] = [
    [-0.4, 0.38],
    [-0.4, -0.38],
    [0.36, 0],
    [0.1, 0.38],
    [0.1, -0.38],
  ];
  return {
    solids: [
      ...spots.map(([x, y]) =>
        pin({ x: x * across, y: y * along, bottom: 0, top: tail, width: Math.min(1, across * 0.05) }),
      ),
      block([0, 0, tail], [across, along, height * 0.12], 'mould'),
      block([0, 0, tail + height * 0.12], [across, along, height * 0.88], 'blue', {
        decals: [
          patchOnTop([0, 0, tail + height], { width: across * 0.84, depth: along * 0.8, fill: 'none' }),
        ],
      }),
    ],
  };
}

/** A glass fuse of 5 × 20 mm. */
export function glassFuse(_figures: PackageFigures): PartModel {
  const cap = (x: number): Solid =>
    cylinder([x, 0, 2.6], { radius: 2.6, length: 5, material: 'metal', options: { axis: 'x' } });
  return {
    solids: [
      cap(-10),
      cylinder([-5, 0, 2.6], { radius: 2.35, length: 10, material: 'lens', options: { axis: 'x' } }),
      cap(5),
    ],
  };
}

/** A display: a glass with its picture area on a thin frame, the ribbon in front: `LCD-2.4`, the diagonal in inches. */
export function display({ key }: PackageFigures): PartModel {
  const inches = Number(/-(\d+(?:\.\d+)?)/.exec(key)?.[1] ?? 2.4);
  const [across, along] = [inches * 25.4 * 0.82, inches * 25.4 * 0.66];
  const glass = patchOnTop([0, along * 0.03, 2.6], {
    width: across * 0.92,
    depth: along * 0.82,
    fill: 'mould',
  });
  const shine = patchOnTop([0, along * 0.03, 2.6], {
    width: across * 0.84,
    depth: along * 0.7,
    fill: 'sleeve',
    stroke: false,
  });
  return {
    solids: [
      block([0, -along / 2 - along * 0.14, 0.4], [across * 0.3, along * 0.28, 0.2], 'copper'),
      block([0, 0, 0], [across, along, 2.6], 'white', { decals: [glass, shine] }),
    ],
  };
}

/** What the shop has no shape for: a body of the stated or a middling size, on its contacts. */
export function plainBox(figures: PackageFigures): PartModel {
  const pins = Math.min(40, figures.pins ?? 4);
  const [across = 8, along = across * 0.8, height = Math.min(across, along) * 0.45] = figures.plan ?? [];
  const through = /^PLUGIN|^P=/.test(figures.key);
  const pitch = Math.min(figures.pitch ?? 2.54, (across * 0.86) / Math.max(1, Math.ceil(pins / 2) - 1));
  const xs = row(Math.max(1, Math.ceil(pins / 2)), pitch);
  const tail = through ? 3.2 : 0.15;
  const lead = Math.min(0.6, pitch * 0.45);
  const leads = xs.flatMap((x) =>
    [-1, 1].map((side): Solid => {
      const spot: Point3 = [x, side * along * (through ? 0.36 : 0.5), 0];
      return through
        ? pin({ x: spot[0], y: spot[1], bottom: 0, top: tail, width: lead })
        : block(spot, [lead, along * 0.16, 0.3], 'tin');
    }),
  );
  return {
    solids: [
      ...leads,
      block([0, 0, tail], [across, along, height], 'mould', {
        decals: [pinOneDot(across, along, tail + height)],
      }),
    ],
  };
}
