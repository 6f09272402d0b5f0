import type { Point2 } from '../../vectors.ts';
import { circle, path, text } from '../strokes.ts';

/** Ground under a point. */
export function ground(...points: readonly Point2[]): string {
  return path(
    points
      .map(([x, y]) => `M${x} ${y}v6M${x - 11} ${y + 6}h22M${x - 7} ${y + 11}h14M${x - 3} ${y + 16}h6`)
      .join(''),
  );
}

/** Ground of the isolated side: an open triangle. */
export function isolatedGround(...points: readonly Point2[]): string {
  return path(points.map(([x, y]) => `M${x} ${y}v6M${x - 10} ${y + 6}h20l-10 11z`).join(''));
}

/** A supply rail above a point. */
export function supply([x, y]: Point2, label: string): string {
  return (
    path(`M${x} ${y}v-8M${x - 10} ${y - 8}h20`) + text(label, x, y - 14, { anchor: 'middle', tone: 'v' })
  );
}

/** Joined wires. */
export function joints(...points: readonly Point2[]): string {
  return points.map(([x, y]) => circle(x, y, 2.8, 'n')).join('');
}

/** The open end of a wire, with its name away from the circuit. */
export function port(
  [x, y]: Point2,
  label: string,
  side: 'left' | 'right' | 'above' | 'below' = 'left',
): string {
  const ring = circle(x, y, 3.4, 'b');
  if (side === 'above') return ring + text(label, x, y - 9, { anchor: 'middle', tone: 'v' });
  if (side === 'below') return ring + text(label, x, y + 20, { anchor: 'middle', tone: 'v' });
  const left = side === 'left';
  return ring + text(label, x + (left ? -9 : 9), y + 5, { anchor: left ? 'end' : 'start', tone: 'v' });
}

/** The line between circuits that no current crosses. */
export function barrier(x: number, from: number, to: number): string {
  return path(`M${x} ${from}V${to}`, 'a d');
}
