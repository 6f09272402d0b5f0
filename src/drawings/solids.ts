import type { Material } from './materials.ts';
import { add, type Point3 } from './vectors.ts';

/** A body between two outlines of the same number of points; with equal outlines a prism, else tapered. */
export interface Prism {
  readonly kind: 'prism';
  readonly bottom: readonly Point3[];
  readonly top: readonly Point3[];
  /** Whether the edge that starts at a point is a real edge; the others belong to a curved surface. */
  readonly creases: readonly boolean[];
  readonly material: Material;
  /** The material of the top cap, where it differs. */
  readonly topMaterial?: Material;
  /** Caps that are drawn with their outline; a cap that only joins two bodies is left out. */
  readonly caps: { readonly bottom: boolean; readonly top: boolean };
  readonly decals?: readonly Decal[];
}

/** A sphere, for domes and solder balls. */
export interface Ball {
  readonly kind: 'ball';
  readonly centre: Point3;
  readonly radius: number;
  readonly material: Material;
}

/** Something flat on a face: a pin 1 dot, a band, a hole. Seen only where the face is. */
export interface Decal {
  readonly outline: readonly Point3[];
  readonly normal: Point3;
  readonly fill: Material | 'none' | 'paper';
  readonly stroke?: boolean;
}

export type Solid = Prism | Ball;

interface Looks {
  readonly topMaterial?: Material;
  readonly decals?: readonly Decal[];
  readonly caps?: Partial<Prism['caps']>;
}

const bothCaps = { bottom: true, top: true };

/** A body between two outlines, with a real edge at every corner. */
export function hull(
  bottom: readonly Point3[],
  top: readonly Point3[],
  material: Material,
  looks: Looks = {},
): Prism {
  return {
    kind: 'prism',
    bottom,
    top,
    creases: bottom.map(() => true),
    material,
    ...looks,
    caps: { ...bothCaps, ...looks.caps },
  };
}

/** An outline moved along a vector. */
export function extrude(
  outline: readonly Point3[],
  along: Point3,
  material: Material,
  looks: Looks = {},
): Prism {
  return hull(
    outline,
    outline.map((point) => add(point, along)),
    material,
    looks,
  );
}

/** A rectangular block from its middle in x and y, its lower z, and its size. */
export function block(middle: Point3, size: Point3, material: Material, looks: Looks = {}): Prism {
  return taperedBlock(middle, size, { inset: [0, 0], material, looks });
}

function rectangle([x, y, z]: Point3, width: number, depth: number): readonly Point3[] {
  const [w, d] = [width / 2, depth / 2];
  return [
    [x - w, y - d, z],
    [x + w, y - d, z],
    [x + w, y + d, z],
    [x - w, y + d, z],
  ];
}

/** A block whose top is smaller on every side by `inset` in x and y. */
function taperedBlock(
  [x, y, z]: Point3,
  [width, depth, height]: Point3,
  {
    inset,
    material,
    looks = {},
  }: { readonly inset: readonly [x: number, y: number]; readonly material: Material; readonly looks?: Looks },
): Prism {
  const top = rectangle([x, y, z + height], width - 2 * inset[0], depth - 2 * inset[1]);
  return hull(rectangle([x, y, z], width, depth), top, material, looks);
}

export type Axis = 'x' | 'y' | 'z';

const roundSegments = 40;

/** A point at an angle on a circle whose axis is x, y or z. */
function onCircle([x, y, z]: Point3, radius: number, angle: number, axis: Axis): Point3 {
  const [u, v] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  if (axis === 'z') return [x + u, y + v, z];
  return axis === 'x' ? [x, y + u, z + v] : [x + u, y, z - v];
}

/** Points on a circle around an axis, counter-clockwise as seen from its end. */
export function circle(
  centre: Point3,
  radius: number,
  axis: Axis = 'z',
  segments = roundSegments,
): readonly Point3[] {
  return Array.from({ length: segments }, (_, at) =>
    onCircle(centre, radius, (2 * Math.PI * at) / segments, axis),
  );
}

function along(axis: Axis, length: number): Point3 {
  return [axis === 'x' ? length : 0, axis === 'y' ? length : 0, axis === 'z' ? length : 0];
}

/** A round body from the middle of its lower cap; `topRadius` makes a cone. */
export function cylinder(
  foot: Point3,
  {
    radius,
    length,
    material,
    options = {},
  }: {
    readonly radius: number;
    readonly length: number;
    readonly material: Material;
    readonly options?: Looks & { readonly axis?: Axis; readonly topRadius?: number };
  },
): Prism {
  const { axis = 'z', topRadius = radius, ...looks } = options;
  const segments = radius < 0.5 ? 20 : roundSegments;
  return {
    ...hull(
      circle(foot, radius, axis, segments),
      circle(add(foot, along(axis, length)), topRadius, axis, segments),
      material,
      looks,
    ),
    creases: Array.from({ length: segments }, () => false),
  };
}

/** A sphere from its middle and radius. */
export function ball(centre: Point3, radius: number, material: Material): Ball {
  return { kind: 'ball', centre, radius, material };
}

const up: Point3 = [0, 0, 1];

/** A dot on an upper face, such as a pin 1 mark. */
export function dotOnTop(centre: Point3, radius: number, fill: Decal['fill'] = 'none'): Decal {
  return { outline: circle(centre, radius, 'z', 24), normal: up, fill, stroke: true };
}

/** A rectangle on an upper face. */
export function patchOnTop(
  middle: Point3,
  {
    width,
    depth,
    fill,
    stroke = true,
  }: {
    readonly width: number;
    readonly depth: number;
    readonly fill: Decal['fill'];
    readonly stroke?: boolean;
  },
): Decal {
  return { outline: rectangle(middle, width, depth), normal: up, fill, stroke };
}
