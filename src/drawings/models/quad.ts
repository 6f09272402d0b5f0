import type { PackageFigures } from '../../domain/packages/figures.ts';
import type { Measure, PartModel } from '../model.ts';
import { atSide, gullWing, mouldBody, pinOneDot, row, type Side } from '../parts.ts';
import { block, dotOnTop, extrude, type Prism, patchOnTop, type Solid } from '../solids.ts';
import type { Point3 } from '../vectors.ts';

const allSides: readonly Side[] = ['left', 'front', 'right', 'back'];

/** Leads per side of a rectangular body: the longer sides take more of them. */
export function perSide(
  pins: number,
  [across, along]: readonly [number, number],
): readonly [horizontal: number, vertical: number] {
  const half = Math.round(pins / 2);
  if (Math.abs(across - along) < 0.5) return [Math.round(half / 2), half - Math.round(half / 2)];
  const horizontal = Math.round((half * across) / (across + along));
  return [horizontal, half - horizontal];
}

/** The largest of the pitches at which the given number of contacts fits. */
export function bestPitch(room: number, count: number, choices: readonly number[]): number {
  return choices.find((pitch) => (count - 1) * pitch <= room) ?? room / Math.max(1, count - 1);
}

/** The body from above, or a square of this size. */
export function planOf(figures: PackageFigures, otherwise: number): readonly [number, number] {
  const [across = otherwise, along = across] = figures.plan ?? [];
  return [across, along];
}

const quadDefaults: Readonly<Record<number, number>> = {
  32: 7,
  44: 10,
  48: 7,
  52: 10,
  64: 10,
  80: 12,
  100: 14,
  128: 14,
  144: 20,
  160: 24,
  176: 24,
  208: 28,
  240: 32,
};

/** LQFP, TQFP and other bodies with gull-wing leads on four sides. */
export function quadFlat(figures: PackageFigures): PartModel {
  const pins = Math.max(8, figures.pins ?? 64);
  const body = planOf(figures, quadDefaults[pins] ?? Math.max(5, pins * 0.14));
  const [horizontal, vertical] = perSide(pins, body);
  const pitch = bestPitch(
    Math.min(body[0], body[1]) - 0.9,
    Math.min(horizontal, vertical),
    [0.8, 0.65, 0.5, 0.4],
  );
  const height = /^T|^HT/.test(figures.key) ? 1.0 : /^[MPC]/.test(figures.key) ? 2.6 : 1.4;
  const lead = { exit: height * 0.48, thickness: 0.13, foot: 0.6, width: pitch * 0.44, plain: pins > 120 };
  const leads = allSides.flatMap((side) => {
    const upright = side === 'left' || side === 'right';
    const half = (upright ? body[0] : body[1]) / 2;
    return row(upright ? vertical : horizontal, pitch).map((place) =>
      gullWing(side, place, { ...lead, body: half, tip: half + 1 }),
    );
  });
  const mark = pinOneDot(body[0], body[1], height + 0.1, Math.min(0.6, body[0] * 0.045));
  const places = row(vertical, pitch);
  return {
    solids: [...mouldBody([body[0], body[1], height], 0.1, { mark }), ...leads],
    measures: [
      { on: 'plan', axis: 'y', from: places[0] ?? 0, to: places[1] ?? 0, edge: -body[0] / 2 - 1 },
      { on: 'front', axis: 'x', from: -body[0] / 2, to: body[0] / 2, edge: height },
    ],
  };
}

/** A lead bent under the body, as of a PLCC. */
function jLead(side: Side, place: number, half: number, width: number): Prism {
  const profile: readonly (readonly [number, number])[] = [
    [half, 0.1],
    [half + 0.3, 0.1],
    [half + 0.3, 2.2],
    [half, 2.2],
  ];
  const from = atSide(side, [0, 0, 0]);
  const to = atSide(side, [0, width, 0]);
  return extrude(
    profile.map(([out, z]) => atSide(side, [out, place - width / 2, z])),
    [to[0] - from[0], to[1] - from[1], 0],
    'metal',
  );
}

/** A chip carrier with J leads, or bare castellations for LCC. */
export function chipCarrier(figures: PackageFigures): PartModel {
  const pins = Math.max(8, figures.pins ?? 44);
  const body = planOf(figures, (pins / 4) * 1.27 + 2.6);
  const ceramic = !figures.key.startsWith('P');
  const [horizontal, vertical] = perSide(pins, body);
  const pitch = bestPitch(Math.min(...body) - 0.8, Math.min(horizontal, vertical), [1.27, 0.8, 0.65, 0.5]);
  if (ceramic) {
    const lid = patchOnTop([0, 0, 1.9], { width: body[0] * 0.66, depth: body[1] * 0.66, fill: 'gold' });
    const pads = padRows(body, { rows: [horizontal, vertical], pitch, width: pitch * 0.5, depth: 0.55 });
    return {
      solids: [block([0, 0, 0], [body[0], body[1], 1.9], 'white', { decals: [lid] }), ...pads],
      fromBelow: true,
    };
  }
  const leads = allSides.flatMap((side) => {
    const upright = side === 'left' || side === 'right';
    const half = (upright ? body[0] : body[1]) / 2;
    return row(upright ? vertical : horizontal, pitch).map((place) => jLead(side, place, half - 0.3, 0.6));
  });
  const mark = dotOnTop([0, body[1] / 2 - 1.6, 4.3], 0.5);
  return { solids: [...mouldBody([body[0] - 0.6, body[1] - 0.6, 3.7], 0.6, { mark }), ...leads] };
}

/** Contacts of a body without leads: lands under its edge and, where `wall` is given, plating up its sides. */
export function padRows(
  body: readonly [number, number],
  {
    rows: [horizontal, vertical],
    pitch,
    width,
    depth,
    wall = 0.2,
  }: {
    readonly rows: readonly [number, number];
    readonly pitch: number;
    readonly width: number;
    readonly depth: number;
    readonly wall?: number;
  },
): readonly Solid[] {
  const pad = (side: Side, half: number, place: number): readonly Solid[] => {
    const land = edgeBlock(side, { from: half - depth, to: half, place, width, z: -0.003, height: 0.003 });
    return wall > 0
      ? [land, edgeBlock(side, { from: half, to: half + 0.002, place, width, z: 0, height: wall })]
      : [land];
  };
  return allSides.flatMap((side) => {
    const upright = side === 'left' || side === 'right';
    const half = (upright ? body[0] : body[1]) / 2;
    return row(upright ? vertical : horizontal, pitch).flatMap((place) => pad(side, half, place));
  });
}

/** A block at a place along a side, between two distances from the middle. */
function edgeBlock(
  side: Side,
  {
    from,
    to,
    place,
    width,
    z,
    height,
  }: {
    readonly from: number;
    readonly to: number;
    readonly place: number;
    readonly width: number;
    readonly z: number;
    readonly height: number;
  },
): Solid {
  const [a, b] = [atSide(side, [from, place - width / 2, 0]), atSide(side, [to, place + width / 2, 0])];
  const middle: Point3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, z];
  return block(middle, [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), height], 'gold');
}

/** `DFN1006-2L` and `DFN2020-3L` state the body in tenths of a millimetre. */
function codedPlan(key: string): readonly [number, number] | undefined {
  const match = /(?:DFN|SON|QFN)(\d{2})(\d{2})/.exec(key);
  return match ? [Number(match[1]) / 10, Number(match[2]) / 10] : undefined;
}

/** QFN, DFN, SON, LFCSP: pads under the edge, with or without an exposed pad. */
export function noLead(figures: PackageFigures): PartModel {
  const twoSided =
    /DFN|SON|POWERDI|POWERFLAT|POWERPAK|POWERV|SOT-/.test(figures.key) || (figures.pins ?? 16) < 12;
  const pins = figures.pins ?? (codedPlan(figures.key) ? 2 : twoSided ? 8 : 16);
  const coded = figures.plan ? undefined : codedPlan(figures.key);
  const body = coded ?? planOf(figures, twoSided ? Math.max(2, pins * 0.38) : Math.max(3, pins * 0.12 + 1.2));
  if (pins <= 3) return tinyNoLead(body, pins);
  const sides: readonly [number, number] = twoSided ? [0, Math.ceil(pins / 2)] : perSide(pins, body);
  const room = (twoSided ? body[1] : Math.min(...body)) - 0.5;
  const pitch = bestPitch(room, Math.max(...sides, 2), [1.27, 0.65, 0.5, 0.4, 0.35]);
  const height = Math.min(...body) < 2.2 ? 0.55 : 0.8;
  const depth = Math.min(0.4, Math.min(...body) * 0.16);
  const exposed = block([0, 0, -0.003], [body[0] * 0.6, body[1] * (twoSided ? 0.72 : 0.6), 0.003], 'gold');
  const mark = pinOneDot(body[0], body[1], height, Math.min(0.3, Math.min(...body) * 0.07));
  const first = row(sides[1], pitch);
  const measures: readonly Measure[] = [
    { on: 'plan', axis: 'y', from: first[0] ?? 0, to: first[1] ?? 0, edge: -body[0] / 2 },
  ];
  return {
    solids: [
      exposed,
      block([0, 0, 0], [body[0], body[1], 0.2], 'mould', { caps: { top: false } }),
      block([0, 0, 0.2], [body[0], body[1], height - 0.2], 'mould', {
        caps: { bottom: false },
        decals: [mark],
      }),
      ...padRows(body, { rows: sides, pitch, width: pitch * 0.5, depth }),
    ],
    measures,
    fromBelow: true,
  };
}

function tinyNoLead([length, width]: readonly [number, number], pins: number): PartModel {
  const height = Math.min(0.5, length * 0.5);
  const pad = (x: number, y: number, depth: number): readonly Solid[] => [
    block([x, y, -0.003], [length * 0.28, depth, 0.003], 'gold'),
    block([Math.sign(x) * (length / 2 + 0.001), y, 0], [0.002, depth * 0.8, height * 0.3], 'gold'),
  ];
  const right =
    pins === 3
      ? [
          ...pad(length * 0.34, width * 0.27, width * 0.34),
          ...pad(length * 0.34, -width * 0.27, width * 0.34),
        ]
      : pad(length * 0.34, 0, width * 0.8);
  const band = patchOnTop([-length * 0.32, 0, height], {
    width: length * 0.1,
    depth: width * 0.9,
    fill: 'alumina',
    stroke: false,
  });
  return {
    solids: [
      ...pad(-length * 0.34, 0, width * 0.8),
      ...right,
      block([0, 0, 0], [length, width, height], 'mould', { decals: [band] }),
    ],
    fromBelow: true,
  };
}
