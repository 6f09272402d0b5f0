import { pathNumber } from '../paint.ts';
import { escapeXml } from '../svg-text.ts';
import type { Point2 } from '../vectors.ts';

/** How a stroke looks: `w` wire, `h` hairline, `g` grid, `b` body, `p` paper, `a` accent, `k` key part, `s` soft area, `n` and `e` solid. */
export type Look = 'w' | 'h' | 'g' | 'b' | 'p' | 'a' | 'k' | 's' | 'n' | 'e' | 'h d' | 'a d';

/** A path as it is written in SVG. */
export function path(d: string, look: Look = 'w'): string {
  return `<path class="${look}" d="${d}"/>`;
}

/** A line through points. */
export function polyline(points: readonly Point2[], look: Look = 'w', closed = false): string {
  return path(
    `M${points.map(([x, y]) => `${pathNumber(x)} ${pathNumber(y)}`).join('L')}${closed ? 'Z' : ''}`,
    look,
  );
}

/** Left, top, width and height. */
type Box = readonly [x: number, y: number, width: number, height: number];

export function rectangle([x, y, width, height]: Box, look: Look = 'b', radius = 0): string {
  const rounded = radius > 0 ? ` rx="${radius}"` : '';
  return `<rect class="${look}" x="${pathNumber(x)}" y="${pathNumber(y)}" width="${pathNumber(width)}" height="${pathNumber(height)}"${rounded}/>`;
}

export function circle(x: number, y: number, radius: number, look: Look = 'b'): string {
  return `<circle class="${look}" cx="${pathNumber(x)}" cy="${pathNumber(y)}" r="${pathNumber(radius)}"/>`;
}

export interface Lettering {
  /** `v` foreground instead of muted, `i` accent. */
  readonly tone?: 'v' | 'i';
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
  /** A class of the scene's own style. */
  readonly named?: string;
}

/** A text; `y` is its base line. */
export function text(words: string, x: number, y: number, options: Lettering = {}): string {
  const anchor = options.anchor === 'middle' ? 'c' : options.anchor === 'end' ? 'r' : undefined;
  const classes = [options.tone, anchor, options.named].filter(Boolean).join(' ');
  const look = classes ? ` class="${classes}"` : '';
  const size = options.size ? ` style="font-size:${options.size}px"` : '';
  return `<text${look}${size} x="${pathNumber(x)}" y="${pathNumber(y)}">${escapeXml(words)}</text>`;
}
