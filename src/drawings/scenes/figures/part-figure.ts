import { isometric } from '../../cameras.ts';
import { modelOf } from '../../draw-part.ts';
import { boundsOf, paint } from '../../paint.ts';
import type { Point3 } from '../../vectors.ts';

/** A part seen from a corner, its middle at a point of the sheet, in units per millimetre. */
export function partFigure(packageName: string, x: number, y: number, scale: number): string {
  const { solids } = modelOf(packageName);
  const bounds = boundsOf(solids, isometric);
  const [dx, dy] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  const place = (point: Point3) => {
    const [px, py] = isometric.project(point);
    return [x + (px - dx) * scale, y + (py - dy) * scale] as const;
  };
  return `<g fill="none" stroke="currentColor" stroke-width=".8">${paint(solids, isometric, place, scale)}</g>`;
}
