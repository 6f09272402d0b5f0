import type { Point2 } from '../../vectors.ts';
import { path, text } from '../strokes.ts';

/** A part with two ends lies on a line of this length. */
const span = 60;

/** Bodies between (0,0) and (60,0): the strokes, and what is filled with paper. */
const bodies = {
  resistor: '<path class="w" d="M0 0H13M47 0H60"/><rect class="b" x="13" y="-7" width="34" height="14"/>',
  capacitor: '<path class="w" d="M0 0H26M34 0H60M26 -13V13M34 -13V13"/>',
  polarised: '<path class="w" d="M0 0H26M33 0H60M26 -13V13M38 -13Q30 0 38 13M16 -12V-4M12 -8H20"/>',
  inductor: '<path class="w" d="M0 0H10a5 6 0 0 1 10 0a5 6 0 0 1 10 0a5 6 0 0 1 10 0a5 6 0 0 1 10 0H60"/>',
  bead: '<path class="w" d="M0 0H14M46 0H60"/><rect class="b" x="14" y="-6" width="32" height="12" rx="6"/><path class="w" d="M20 -3L24 3M28 -3L32 3M36 -3L40 3"/>',
  diode: '<path class="w" d="M0 0H60M39 -10V10"/><path class="b" d="M21 -10L39 0L21 10Z"/>',
  schottky: '<path class="w" d="M0 0H60M43 -6V-10H39V10H35V6"/><path class="b" d="M21 -10L39 0L21 10Z"/>',
  zener: '<path class="w" d="M0 0H60M43 -13L39 -10V10L35 13"/><path class="b" d="M21 -10L39 0L21 10Z"/>',
  tvs: '<path class="w" d="M0 0H60M34 -14L30 -10V10L26 14"/><path class="b" d="M14 -10L30 0L14 10Z"/><path class="b" d="M46 -10L30 0L46 10Z"/>',
  led: '<path class="w" d="M0 0H60M39 -10V10M30 -14L37 -22M37 -22l-5 1.500M37 -22l-1.500 5M38 -13L45 -21M45 -21l-5 1.500M45 -21l-1.500 5"/><path class="b" d="M21 -10L39 0L21 10Z"/>',
  fuse: '<rect class="b" x="14" y="-6" width="32" height="12"/><path class="w" d="M0 0H60"/>',
  crystal:
    '<path class="w" d="M0 0H20M40 0H60M20 -11V11M40 -11V11"/><rect class="b" x="24" y="-12" width="12" height="24"/>',
  contact: '<path class="w" d="M0 0H18M42 0H60M18 0L41 -12"/>',
  cell: '<path class="w" d="M0 0H26M34 0H60M26 -16V16M34 -8V8"/>',
  shunt:
    '<path class="w" d="M0 0H13M47 0H60M20 7V16M40 7V16"/><rect class="k" x="13" y="-7" width="34" height="14"/>',
} as const;

export type TwoTerminal = keyof typeof bodies;

export interface TwoTerminalOptions {
  readonly name?: string;
  readonly value?: string;
  /** Where the lettering goes: next to a vertical part, above or below a horizontal one. */
  readonly side?: 'left' | 'right' | 'above' | 'below';
  /** The other way round: the cathode, or the plus, at the other end. */
  readonly reversed?: boolean;
}

function labels([x, y]: Point2, upright: boolean, options: TwoTerminalOptions): string {
  const words = [options.name, options.value].filter((word) => word !== undefined);
  if (words.length === 0) return '';
  const middle = span / 2;
  if (!upright) {
    const below = options.side === 'below';
    const joined = words.join(' ');
    return text(joined, x + middle, y + (below ? 26 : -15), { anchor: 'middle' });
  }
  const left = options.side === 'left';
  const top = y + middle + (words.length === 1 ? 5 : -3);
  return words
    .map((word, at) => text(word, x + (left ? -19 : 19), top + at * 17, left ? { anchor: 'end' } : {}))
    .join('');
}

/** A part from a point to the right. */
export function level(kind: TwoTerminal, at: Point2, options: TwoTerminalOptions = {}): string {
  const [x, y] = at;
  const turn = options.reversed ? `translate(${x + span} ${y}) rotate(180)` : `translate(${x} ${y})`;
  return `<g transform="${turn}">${bodies[kind]}</g>${labels(at, false, options)}`;
}

/** A part from a point downwards. */
export function verticalPart(kind: TwoTerminal, at: Point2, options: TwoTerminalOptions = {}): string {
  const [x, y] = at;
  const turn = options.reversed
    ? `translate(${x} ${y + span}) rotate(-90)`
    : `translate(${x} ${y}) rotate(90)`;
  return `<g transform="${turn}">${bodies[kind]}</g>${labels(at, true, options)}`;
}

/** Wires, each through its points, written `x,y x,y`. */
export function wires(...lines: readonly string[]): string {
  return path(lines.map((points) => `M${points.replaceAll(' ', 'L').replaceAll(',', ' ')}`).join(''));
}
