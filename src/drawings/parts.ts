import type { Material } from './materials.ts';
import { block, type Decal, dotOnTop, extrude, hull, type Prism, patchOnTop } from './solids.ts';
import type { Point3 } from './vectors.ts';

/** The four sides of a body: right, back, left, front, in the order of the counter-clockwise turn. */
export type Side = 'right' | 'back' | 'left' | 'front';

/** Turns a point given as outwards, along the side, and up into the coordinates of the part. */
export function atSide(side: Side, [out, along, z]: Point3): Point3 {
  if (side === 'right') return [out, along, z];
  if (side === 'left') return [-out, -along, z];
  return side === 'back' ? [-along, out, z] : [along, -out, z];
}

/** Places in a row with this pitch, symmetrical about zero. */
export function row(count: number, pitch: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * pitch);
}

/** A moulded body: two halves that taper from the parting line, with the pin 1 mark. */
export function mouldBody(
  size: Point3,
  standoff: number,
  options: { readonly material?: Material; readonly draft?: number; readonly mark?: Decal } = {},
): readonly Prism[] {
  const [width, depth, height] = size;
  const { material = 'mould', draft = Math.min(height * 0.1, 0.15), mark } = options;
  const split = standoff + height * 0.42;
  const at = (z: number, inset: number): readonly Point3[] => {
    const [w, d] = [width / 2 - inset, depth / 2 - inset];
    return [
      [-w, -d, z],
      [w, -d, z],
      [w, d, z],
      [-w, d, z],
    ];
  };
  return [
    hull(at(standoff, draft), at(split, 0), material, { caps: { top: false } }),
    hull(at(split, 0), at(standoff + height, draft), material, {
      caps: { bottom: false },
      ...(mark && { decals: [mark] }),
    }),
  ];
}

/** The dot next to pin 1 at the back left corner, as datasheets have it. */
export function pinOneDot(width: number, depth: number, z: number, size?: number): Decal {
  const radius = size ?? Math.min(0.4, Math.min(width, depth) * 0.07);
  const inset = Math.min(Math.min(width, depth) * 0.2, 1.2);
  return dotOnTop([-width / 2 + inset, depth / 2 - inset, z], radius, 'moulded');
}

/** A gull-wing lead: out of the body at `exit`, down, and a foot on the board. */
export interface GullWing {
  /** From the middle to the body, and to the tip of the foot. */
  readonly body: number;
  readonly tip: number;
  readonly exit: number;
  readonly thickness: number;
  readonly foot: number;
  readonly width: number;
  /** A slanted bar without bends, for packages whose leads are too many to show their bends. */
  readonly plain?: boolean;
}

/** One gull-wing lead at a place along a side. */
export function gullWing(side: Side, place: number, lead: GullWing): Prism {
  const { body, tip, exit, thickness: t, foot, width } = lead;
  const shoulder = body + (tip - foot - body) * 0.35;
  const bent: readonly (readonly [number, number])[] = [
    [body, exit],
    [shoulder, exit],
    [tip - foot, 0],
    [tip, 0],
    [tip, t],
    [tip - foot + t * 0.5, t],
    [shoulder + t * 0.5, exit + t],
    [body, exit + t],
  ];
  const slanted: typeof bent = [
    [body, exit],
    [tip, 0],
    [tip, t],
    [body, exit + t],
  ];
  const profile = lead.plain ? slanted : bent;
  const start = place - width / 2;
  const outline = profile.map(([out, z]) => atSide(side, [out, start, z]));
  const [from, to] = [atSide(side, [0, 0, 0]), atSide(side, [0, width, 0])];
  return extrude(outline, [to[0] - from[0], to[1] - from[1], 0], 'metal');
}

/** A flat lead that lies on the board, as of flat-lead diodes and small transistors. */
export function flatLead(
  side: Side,
  {
    place,
    from,
    to,
    width,
    thickness,
  }: {
    readonly place: number;
    readonly from: number;
    readonly to: number;
    readonly width: number;
    readonly thickness: number;
  },
): Prism {
  const [a, b] = [atSide(side, [from, place - width / 2, 0]), atSide(side, [to, place + width / 2, 0])];
  const middle: Point3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0];
  return block(middle, [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), thickness], 'metal');
}

/** A straight pin of square section from `bottom` to `top`. */
export function pin({
  x,
  y,
  bottom,
  top,
  width,
  material = 'metal',
}: {
  readonly x: number;
  readonly y: number;
  readonly bottom: number;
  readonly top: number;
  readonly width: number;
  readonly material?: Material;
}): Prism {
  return block([x, y, bottom], [width, width, top - bottom], material);
}

/** A bar across the top face, as the cathode band of a diode. */
export function bandOnTop(x: number, width: number, depth: number, z: number): Decal {
  return patchOnTop([x, 0, z], { width, depth, fill: 'alumina', stroke: false });
}
