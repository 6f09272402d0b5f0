import type { Camera } from './cameras.ts';
import { type Material, shadeOf } from './materials.ts';
import type { Ball, Prism } from './solids.ts';
import { centroid, cross, dot, type Point3, subtract, unit } from './vectors.ts';

/** A visible face, ready to be filled; `lines` are the edges that are drawn over it. */
export interface Face {
  readonly outline: readonly Point3[];
  readonly fill: string;
  /** Whether the whole outline is drawn. */
  readonly outlined: boolean;
  readonly depth: number;
}

export interface VisibleSolid {
  readonly faces: readonly Face[];
  readonly lines: readonly (readonly [Point3, Point3])[];
}

const grazing = 1e-4;

function brightness(normal: Point3, camera: Camera): number {
  return 0.5 + 0.5 * dot(normal, camera.light);
}

function normalOf(points: readonly Point3[]): Point3 {
  let sum: Point3 = [0, 0, 0];
  for (const [at, point] of points.entries()) {
    const next = points[(at + 1) % points.length] ?? point;
    const part = cross(point, next);
    sum = [sum[0] + part[0], sum[1] + part[1], sum[2] + part[2]];
  }
  return unit(sum);
}

function negate([x, y, z]: Point3): Point3 {
  return [-x, -y, -z];
}

function face(
  outline: readonly Point3[],
  normal: Point3,
  {
    material,
    outlined,
    camera,
  }: { readonly material: Material; readonly outlined: boolean; readonly camera: Camera },
): Face {
  return {
    outline,
    fill: shadeOf(material, brightness(normal, camera)),
    outlined,
    depth: dot(centroid(outline), camera.toViewer),
  };
}

function capFaces(prism: Prism, downwards: Point3, camera: Camera): readonly Face[] {
  const faces: Face[] = [];
  const upwards = negate(downwards);
  if (dot(downwards, camera.toViewer) > grazing)
    faces.push(
      face(prism.bottom, downwards, { material: prism.material, outlined: prism.caps.bottom, camera }),
    );
  if (dot(upwards, camera.toViewer) > grazing) {
    faces.push(
      face(prism.top, upwards, {
        material: prism.topMaterial ?? prism.material,
        outlined: prism.caps.top,
        camera,
      }),
    );
  }
  return faces;
}

interface SideFace {
  readonly outline: readonly Point3[];
  readonly smooth: boolean;
  readonly seen: boolean;
}

/** One face behind the facets of a curved side, so that no paper shines through between them. */
function underlay(sides: readonly SideFace[], prism: Prism): readonly Face[] {
  const start = sides.findIndex((side, at) => side.seen && !sides.at(at - 1)?.seen);
  const turned = start < 0 ? [] : [...sides.slice(start), ...sides.slice(0, start)];
  const end = turned.findIndex((side) => !side.seen);
  const run = turned.slice(0, end < 0 ? turned.length : end);
  if (run.length < 3 || !run.every((side) => side.smooth)) return [];
  const lower = run
    .flatMap(({ outline: [from, to] }, at) => (at === 0 ? [from, to] : [to]))
    .filter((point) => point !== undefined);
  const upper = run
    .flatMap(({ outline: [, , to, from] }, at) => (at === 0 ? [from, to] : [to]))
    .filter((point) => point !== undefined);
  const outline = [...lower, ...upper.reverse()];
  return [{ outline, fill: shadeOf(prism.material, 0.6), outlined: false, depth: -Infinity }];
}

/** The faces of a prism that the camera sees, farthest first, and the lines along its curved sides. */
export function visiblePrism(prism: Prism, camera: Camera): VisibleSolid {
  const { bottom, top, creases } = prism;
  const count = bottom.length;
  const at = (points: readonly Point3[], index: number): Point3 =>
    points[(index + count) % count] ?? [0, 0, 0];
  const lower = normalOf(bottom);
  const outwards = dot(lower, subtract(centroid(top), centroid(bottom))) > 0 ? 1 : -1;
  const sides = bottom.map((_, index) => {
    const outline = [at(bottom, index), at(bottom, index + 1), at(top, index + 1), at(top, index)];
    const normal = outwards > 0 ? normalOf(outline) : negate(normalOf(outline));
    const smooth = !creases[index] || !creases[(index + 1) % count];
    return { outline, normal, smooth, seen: dot(normal, camera.toViewer) > grazing };
  });
  const faces = sides
    .filter((side) => side.seen)
    .map((side) =>
      face(side.outline, side.normal, { material: prism.material, outlined: !side.smooth, camera }),
    );
  const lines: (readonly [Point3, Point3])[] = [];
  for (const [index, side] of sides.entries()) {
    const before = sides[(index + count - 1) % count];
    const edge = side.seen !== before?.seen || (creases[index] && side.seen);
    if (edge && (side.smooth || before?.smooth)) lines.push([at(bottom, index), at(top, index)]);
    if (side.seen && side.smooth && prism.caps.bottom) lines.push([at(bottom, index), at(bottom, index + 1)]);
    if (side.seen && side.smooth && prism.caps.top) lines.push([at(top, index), at(top, index + 1)]);
  }
  const all = [
    ...underlay(sides, prism),
    ...faces,
    ...capFaces(prism, outwards > 0 ? negate(lower) : lower, camera),
  ];
  return { faces: all.sort((a, b) => a.depth - b.depth), lines };
}

/** Concentric discs that make a circle look round: radius, shift towards the light (in radii), and fill. */
export function ballDiscs(
  ball: Ball,
): readonly { readonly radius: number; readonly shift: number; readonly fill: string }[] {
  return [
    { radius: ball.radius, shift: 0, fill: shadeOf(ball.material, 0.55) },
    { radius: ball.radius * 0.82, shift: 0.1, fill: shadeOf(ball.material, 0.75) },
    { radius: ball.radius * 0.5, shift: 0.28, fill: shadeOf(ball.material, 0.95) },
  ];
}
