import type { Camera } from './cameras.ts';
import { farthestFirst } from './depth-order.ts';
import { ballDiscs, visiblePrism } from './faces.ts';
import { shadeOf } from './materials.ts';
import type { Ball, Decal, Prism, Solid } from './solids.ts';
import { dot, type Point2, type Point3 } from './vectors.ts';

/** Where a projected point comes to lie on the paper, in its units. */
export type Place = (point: Point3) => Point2;

/** Smallest box around points on the paper. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A number as it is written in a path: a tenth of a unit is finer than any line. */
export function pathNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function pathOf(points: readonly Point2[], closed: boolean): string {
  return `M${points.map(([x, y]) => `${pathNumber(x)} ${pathNumber(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Below this radius, in units of the sheet, a ball is one disc. */
const smallBall = 5;

function paintBall(ball: Ball, camera: Camera, place: Place, scale: number): string {
  const [x, y] = place(ball.centre);
  const size = scale * camera.sphereScale;
  const discs = ballDiscs(ball);
  return (ball.radius * size < smallBall ? discs.slice(1, 2) : discs)
    .map(({ radius, shift, fill }, at) => {
      const [cx, cy, r] = [
        x - shift * ball.radius * size * 0.7,
        y - shift * ball.radius * size,
        radius * size,
      ];
      return `<circle cx="${pathNumber(cx)}" cy="${pathNumber(cy)}" r="${pathNumber(r)}" fill="${fill}"${at > 0 || discs.length === 1 ? ' stroke="none"' : ''}/>`;
    })
    .join('');
}

function paintDecal(decal: Decal, camera: Camera, place: Place): string {
  if (dot(decal.normal, camera.toViewer) <= 0) return '';
  const brightness = 0.5 + 0.5 * dot(decal.normal, camera.light);
  const fill = decal.fill === 'none' || decal.fill === 'paper' ? 'none' : shadeOf(decal.fill, brightness);
  const stroke = decal.stroke === false ? ' stroke="none"' : '';
  return `<path d="${pathOf(decal.outline.map(place), true)}" fill="${fill}"${stroke}/>`;
}

function paintPrism(prism: Prism, camera: Camera, place: Place): string {
  const { faces, lines } = visiblePrism(prism, camera);
  const painted: { fill: string; outlined: boolean; path: string }[] = [];
  for (const { outline, fill, outlined } of faces) {
    const path = pathOf(outline.map(place), true);
    const last = painted.at(-1);
    if (last && last.fill === fill && last.outlined === outlined) last.path += path;
    else painted.push({ fill, outlined, path });
  }
  // A curved side is many facets: each is stroked in its own colour, so that no seam shows.
  const fills = painted.map(
    ({ fill, outlined, path }) => `<path d="${path}" fill="${fill}"${outlined ? '' : ` stroke="${fill}"`}/>`,
  );
  const edges = lines.map((line) => pathOf(line.map(place), false)).join('');
  const decals = (prism.decals ?? []).map((decal) => paintDecal(decal, camera, place));
  return [...fills, edges && `<path d="${edges}" fill="none"/>`, ...decals].join('');
}

/** Paints solids from the farthest to the nearest. `place` includes the scale, which balls need by itself. */
export function paint(solids: readonly Solid[], camera: Camera, place: Place, scale: number): string {
  return farthestFirst(solids, camera)
    .map((solid) =>
      solid.kind === 'ball' ? paintBall(solid, camera, place, scale) : paintPrism(solid, camera, place),
    )
    .join('');
}

/** The box that solids take on the paper, in millimetres of the projection. */
export function boundsOf(solids: readonly Solid[], camera: Camera): Bounds {
  const points = solids.flatMap((solid): readonly Point2[] => {
    if (solid.kind === 'prism') return [...solid.bottom, ...solid.top].map(camera.project);
    const [[x, y], r] = [camera.project(solid.centre), solid.radius * camera.sphereScale];
    return [
      [x - r, y - r],
      [x + r, y + r],
    ];
  });
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
