import type { Point2 } from '../../vectors.ts';
import { type Look, path, polyline, rectangle, text } from '../strokes.ts';

/** One axis: the values of its ticks in order, its unit, and how a value is written. */
export interface Axis {
  readonly ticks: readonly number[];
  readonly unit: string;
  readonly logarithmic?: boolean;
  readonly write?: (value: number) => string;
}

export interface Plot {
  readonly x: Axis;
  readonly y: Axis;
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
}

type Scale = (value: number) => number;

function scaleOf({ ticks, logarithmic }: Axis, from: number, to: number): Scale {
  const measure = logarithmic ? Math.log10 : (value: number) => value;
  const [low, high] = [measure(ticks[0] ?? 0), measure(ticks.at(-1) ?? 1)];
  return (value) => from + ((measure(value) - low) / (high - low)) * (to - from);
}

export interface Plotted {
  /** Grid, frame and lettering. */
  readonly sheet: string;
  /** Where a pair of values lies on the paper. */
  readonly at: (x: number, y: number) => Point2;
  readonly curve: (points: readonly Point2[], look?: Look) => string;
}

/** A figure with two axes, like those of a datasheet. */
export function plot(spec: Plot): Plotted {
  const { left = 86, top = 44, width = 500, height = 250 } = spec;
  const [right, bottom] = [left + width, top + height];
  const [sx, sy] = [scaleOf(spec.x, left, right), scaleOf(spec.y, bottom, top)];
  const at = (x: number, y: number): Point2 => [sx(x), sy(y)];
  const grid = [
    ...spec.x.ticks.map((value) => `M${sx(value).toFixed(1)} ${top}V${bottom}`),
    ...spec.y.ticks.map((value) => `M${left} ${sy(value).toFixed(1)}H${right}`),
  ].join('');
  const { write: writeX = String } = spec.x;
  const { write: writeY = String } = spec.y;
  const figures = [
    ...spec.x.ticks.map((value) => text(writeX(value), sx(value), bottom + 20, { anchor: 'middle' })),
    ...spec.y.ticks.map((value) => text(writeY(value), left - 10, sy(value) + 5, { anchor: 'end' })),
  ].join('');
  const units =
    text(spec.x.unit, right, bottom + 42, { anchor: 'end', tone: 'v' }) +
    text(spec.y.unit, left, top - 14, { tone: 'v' });
  return {
    sheet: rectangle([left, top, width, height], 'p') + path(grid, 'g') + figures + units,
    at,
    curve: (points, look = 'w') =>
      polyline(
        points.map(([x, y]) => at(x, y)),
        look,
      ),
  };
}

/** Points of a function between two bounds. */
export function sampleFunction(
  from: number,
  to: number,
  steps: number,
  value: (x: number) => number,
): readonly Point2[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / steps;
    return [x, value(x)];
  });
}
