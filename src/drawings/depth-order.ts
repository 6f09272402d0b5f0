import type { Camera } from './cameras.ts';
import type { Solid } from './solids.ts';
import { centroid, dot, type Point3 } from './vectors.ts';

interface Extent {
  readonly min: Point3;
  readonly max: Point3;
}

/** The box around a solid. */
export function extentOf(solid: Solid): Extent {
  if (solid.kind === 'ball') {
    const [[x, y, z], r] = [solid.centre, solid.radius];
    return { min: [x - r, y - r, z - r], max: [x + r, y + r, z + r] };
  }
  const points = [...solid.bottom, ...solid.top];
  const pick = (choose: (...values: number[]) => number): Point3 => [
    choose(...points.map((point) => point[0])),
    choose(...points.map((point) => point[1])),
    choose(...points.map((point) => point[2])),
  ];
  return { min: pick(Math.min), max: pick(Math.max) };
}

const touching = 1e-6;

/** Whether a plane along an axis has `back` wholly on the side away from the viewer. */
function isBehind(back: Extent, front: Extent, toViewer: Point3): boolean {
  return [0, 1, 2].some((axis) => {
    const direction = toViewer[axis] ?? 0;
    if (Math.abs(direction) < touching) return false;
    return direction > 0
      ? (back.max[axis] ?? 0) <= (front.min[axis] ?? 0) + touching
      : (back.min[axis] ?? 0) >= (front.max[axis] ?? 0) - touching;
  });
}

/** Solids from the farthest to the nearest, so that each may be painted over those before it. */
export function farthestFirst(solids: readonly Solid[], camera: Camera): readonly Solid[] {
  const nodes = solids.map((solid) => {
    const extent = extentOf(solid);
    return { solid, extent, depth: dot(centroid([extent.min, extent.max]), camera.toViewer), done: false };
  });
  nodes.sort((a, b) => a.depth - b.depth);
  const ordered: Solid[] = [];
  const path = new Set<unknown>();
  const place = (node: (typeof nodes)[number]): void => {
    if (node.done || path.has(node)) return;
    path.add(node);
    for (const other of nodes) {
      if (other === node || other.done) continue;
      const under =
        isBehind(other.extent, node.extent, camera.toViewer) &&
        !isBehind(node.extent, other.extent, camera.toViewer);
      if (under) place(other);
    }
    path.delete(node);
    node.done = true;
    ordered.push(node.solid);
  };
  for (const node of nodes) place(node);
  return ordered;
}
