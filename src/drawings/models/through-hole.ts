import type { PackageFigures } from '../../domain/packages/figures.ts';
import type { PartModel } from '../model.ts';
import { mouldBody, pin, row } from '../parts.ts';
import {
  block,
  circle,
  cylinder,
  type Decal,
  dotOnTop,
  extrude,
  hull,
  type Prism,
  type Solid,
} from '../solids.ts';
import type { Point3 } from '../vectors.ts';
import { lift, stadium } from './outlines.ts';

/** One lead of a DIP: a wide shoulder bent down, then the narrow pin. */
function dipLead(side: -1 | 1, y: number, half: number, exit: number): readonly Prism[] {
  const wide = 1.4;
  const out: readonly Point3[] = [
    [side * (half - 0.6), y - wide / 2, exit],
    [side * half, y - wide / 2, exit - 0.3],
    [side * half, y - wide / 2, 0],
    [side * (half - 0.25), y - wide / 2, 0],
    [side * (half - 0.25), y - wide / 2, exit - 0.45],
    [side * (half - 0.6), y - wide / 2, exit - 0.25],
  ];
  return [
    pin({ x: side * (half - 0.13), y, bottom: -3.2, top: 0, width: 0.46 }),
    extrude(out, [0, wide, 0], 'metal'),
  ];
}

/** Dual in-line: two rows of pins, a notch at the pin 1 end. */
export function dualInLine(figures: PackageFigures): PartModel {
  const pins = Math.max(4, Math.round((figures.pins ?? 8) / 2) * 2);
  const perSide = pins / 2;
  const span = pins >= 24 && !/^S/.test(figures.key) ? 15.24 : 7.62;
  const ceramic = /^C|^SB/.test(figures.key);
  const length = (perSide - 1) * 2.54 + (pins <= 8 ? 1.7 : 3.6);
  const width = span - 1.25;
  const top = 3.7;
  const notch: Decal = {
    outline: halfCircle([0, length / 2 - (ceramic ? 0 : 0.35), top], 0.8),
    normal: [0, 0, 1],
    fill: 'moulded',
    stroke: true,
  };
  const lid: Decal = {
    outline: squareOn([0, 0, top], width * 0.7),
    normal: [0, 0, 1],
    fill: 'gold',
    stroke: true,
  };
  const body = ceramic
    ? [
        block([0, 0, 0.5], [width, length, top - 0.5], /SB/.test(figures.key) ? 'white' : 'moulded', {
          decals: /SB/.test(figures.key) ? [lid, notch] : [notch],
        }),
      ]
    : mouldBody([width, length, top - 0.5], 0.5, { draft: 0.35, mark: notch });
  const places = row(perSide, 2.54);
  const leads = places.flatMap((y) => [...dipLead(-1, y, span / 2, 2.1), ...dipLead(1, y, span / 2, 2.1)]);
  return {
    solids: lift([...body, ...leads], 3.2),
    measures: [
      { on: 'plan', axis: 'y', from: places[0] ?? 0, to: places[1] ?? 0, edge: -span / 2 },
      { on: 'front', axis: 'x', from: -width / 2, to: width / 2, edge: top + 3.2 },
    ],
  };
}

function halfCircle(middle: Point3, radius: number): readonly Point3[] {
  return circle(middle, radius).filter(([, y]) => y <= middle[1] + 1e-9);
}

function squareOn([x, y, z]: Point3, size: number): readonly Point3[] {
  const h = size / 2;
  return [
    [x - h, y - h, z],
    [x + h, y - h, z],
    [x + h, y + h, z],
    [x - h, y + h, z],
  ];
}

/** A row of pins under an upright body, as resistor networks and small converters. */
export function singleInLine({ pins = 4 }: PackageFigures): PartModel {
  const length = pins * 2.54;
  const places = row(pins, 2.54);
  const body = block([0, 0, 0], [length, 2.6, 7], 'mould');
  return {
    solids: lift([...places.map((x) => pin({ x, y: 0, bottom: -3.4, top: 0, width: 0.5 })), body], 3.4),
    measures: [{ on: 'front', axis: 'x', from: places[0] ?? 0, to: places[1] ?? 0, edge: 0 }],
  };
}

interface Tabbed {
  readonly body: readonly [width: number, thickness: number, height: number];
  /** Height of the metal tab above the body; 0 where the body has the hole itself. */
  readonly tab: number;
  readonly tabWidth: number;
  readonly pitch: number;
  readonly lead: number;
  readonly length: number;
  readonly hole: number;
}

const tabbed: readonly (readonly [RegExp, Tabbed])[] = [
  [
    /247|3P|218|264/,
    { body: [15.8, 5, 20.8], tab: 0, tabWidth: 15.8, pitch: 5.45, lead: 1.2, length: 16, hole: 1.8 },
  ],
  [/126/, { body: [7.8, 2.7, 10.8], tab: 0, tabWidth: 7.8, pitch: 2.28, lead: 0.76, length: 13, hole: 1.6 }],
  [/251/, { body: [6.6, 2.3, 6.1], tab: 0.9, tabWidth: 5.3, pitch: 2.28, lead: 0.7, length: 8, hole: 0 }],
  [/262/, { body: [10.1, 4.5, 9.0], tab: 1.3, tabWidth: 8.4, pitch: 2.54, lead: 0.8, length: 12, hole: 0 }],
  [/./, { body: [10.1, 4.5, 9.1], tab: 6.4, tabWidth: 10.1, pitch: 2.54, lead: 0.8, length: 12, hole: 1.85 }],
];

/** Stands upright on its leads with the metal tab at the back: TO-220, TO-247, TO-126 … */
export function tabbedUpright(figures: PackageFigures): PartModel {
  const size = tabbed.find(([pattern]) => pattern.test(figures.key))?.[1];
  if (!size) return { solids: [] };
  const isolated = /^I|220F|220IS|220SIS|3PF/.test(figures.key);
  const pins = figures.pins ?? 3;
  const [width, thickness, height] = size.body;
  const pitch = pins > 3 ? 1.7 : pins === 2 ? size.pitch * 2 : size.pitch;
  const places = row(pins, pitch);
  const holeAt = size.tab > 3 ? height + size.tab * 0.55 : height * 0.76;
  const front: Point3 = [0, size.tab > 3 && !isolated ? thickness / 2 - 1.3 : -thickness / 2, holeAt];
  const hole: Decal = {
    outline: circle(front, size.hole, 'y', 28),
    normal: [0, -1, 0],
    fill: size.tab > 3 || isolated ? 'mould' : 'metal',
    stroke: true,
  };
  const holes = size.hole > 0 ? [hole] : [];
  const leads = places.flatMap((x): readonly Solid[] => [
    block([x, 0, -size.length], [size.lead, 0.5, size.length], 'metal'),
    block([x, 0, -size.length * 0.22], [size.lead * 1.6, 0.52, size.length * 0.22], 'metal'),
  ]);
  const taper = [0, 0.25] as const;
  const plastic = hull(
    frontOutline(width, thickness, height, taper[0]),
    frontOutline(width, thickness, height, taper[1]).map(([x, , z]): Point3 => [x, -thickness / 2, z]),
    'mould',
    { decals: size.tab > 3 ? [] : holes },
  );
  const tab = isolated
    ? [block([0, thickness / 2 - 1.5, height], [width, 3, size.tab], 'mould', { decals: holes })]
    : size.tab > 0
      ? [
          block([0, thickness / 2 - 0.65, height], [size.tabWidth, 1.3, size.tab], 'metal', {
            decals: size.tab > 3 ? holes : [],
          }),
        ]
      : [];
  return {
    solids: lift([...tab, plastic, ...leads], size.length),
    measures: [
      { on: 'front', axis: 'x', from: places[0] ?? 0, to: places[1] ?? 0, edge: 0 },
      { on: 'front', axis: 'z', from: size.length, to: size.length + height, edge: width / 2 },
    ],
  };
}

function frontOutline(width: number, thickness: number, height: number, inset: number): readonly Point3[] {
  const w = width / 2 - inset;
  return [
    [-w, thickness / 2, inset],
    [w, thickness / 2, inset],
    [w, thickness / 2, height - inset],
    [-w, thickness / 2, height - inset],
  ];
}

/** TO-92: a round body with a flat front, three leads. */
export function to92(_figures: PackageFigures): PartModel {
  const outline = [...circle([0, 0.4, 0], 2.4, 'z', 48)].filter(([, y]) => y >= -1.2);
  const [first, last] = [outline.findIndex(([, y], at) => y < 0 && (outline[at + 1]?.[0] ?? 0) > 0), 0];
  const closed: readonly Point3[] = [...outline.slice(first + 1), ...outline.slice(last, first + 1)];
  const body: Prism = {
    ...extrude(closed, [0, 0, 4.7], 'mould'),
    creases: closed.map((_, at) => at === 0 || at === closed.length - 1),
  };
  const leads = row(3, 1.27).map((x) => pin({ x, y: 0, bottom: -10, top: 0, width: 0.45 }));
  return {
    solids: lift([...leads, body], 10),
    measures: [{ on: 'front', axis: 'x', from: -1.27, to: 0, edge: 0 }],
  };
}

/** A metal can: TO-39 and its relatives, and the TO-3. */
export function metalCan({ key }: PackageFigures): PartModel {
  if (/TO-?3(-|$)/.test(key)) {
    const flange = stadium(19.5, 12.5, 0, 0);
    return {
      solids: lift(
        [
          pin({ x: -5.45, y: 0, bottom: -11, top: 0, width: 1 }),
          pin({ x: 5.45, y: 0, bottom: -11, top: 0, width: 1 }),
          { ...extrude(flange, [0, 0, 1.6], 'metal'), creases: flange.map(() => false) },
          cylinder([0, 0, 1.6], { radius: 10, length: 6.4, material: 'metal', options: { topRadius: 9.6 } }),
        ],
        11,
      ),
    };
  }
  const radius = /18|46|52|72/.test(key) ? 2.35 : 4.1;
  const leads = [-1, 0, 1].map((x) =>
    cylinder([x * radius * 0.55, x === 0 ? -radius * 0.55 : 0, -12], {
      radius: 0.23,
      length: 12,
      material: 'metal',
    }),
  );
  return {
    solids: lift(
      [
        ...leads,
        cylinder([0, 0, 0], { radius: radius * 1.14, length: 0.4, material: 'metal' }),
        cylinder([0, 0, 0.4], {
          radius,
          length: radius * 1.5,
          material: 'metal',
          options: { topRadius: radius * 0.98 },
        }),
      ],
      12,
    ),
  };
}

/** A bridge rectifier: an upright block on four leads, or a small body with four gull wings. */
export function bridge({ key }: PackageFigures): PartModel {
  if (/^(MBF|MBS|ABS|DBS|DB-1)$/.test(key)) {
    const big = key.startsWith('DB');
    const [width, depth, height] = big ? [6.4, 8.3, 3.2] : [3.9, 4.7, 1.5];
    const reach = big ? 1.2 : 1.4;
    const leads = [-1, 1].flatMap((x) =>
      [-1, 1].map((y) =>
        block([x * (width / 2 + reach / 2), y * depth * 0.3, 0], [reach, 0.9, 0.25], 'metal'),
      ),
    );
    return {
      solids: [
        ...leads,
        ...mouldBody([width, depth, height], 0.05, {
          mark: dotOnTop([-width * 0.3, depth * 0.33, height + 0.05], 0.35),
        }),
      ],
    };
  }
  if (key === 'KBPC') {
    const leads = [-1, 1].flatMap((x) =>
      [-1, 1].map((y) => block([x * 9, y * 9, 10], [0.8, 6.3, 11], 'metal')),
    );
    return { solids: [block([0, 0, 0], [28.6, 28.6, 10], 'mould'), ...leads] };
  }
  const [width, height] = key === 'GBJ' ? [30, 20] : key === 'GBU' ? [22, 18.5] : [20, 11];
  const places = row(4, key === 'GBJ' ? 7.5 : 5.08);
  return {
    solids: lift(
      [
        ...places.map((x) => block([x, 0, -12], [1.1, 0.6, 12], 'metal')),
        block([0, 0, 0], [width, 3.6, height], 'mould'),
      ],
      12,
    ),
    measures: [{ on: 'front', axis: 'x', from: places[0] ?? 0, to: places[1] ?? 0, edge: 0 }],
  };
}
