import type { Point2 } from '../../vectors.ts';
import { path } from '../strokes.ts';

export interface Transistor {
  readonly channel?: 'n' | 'p';
  /** Degrees clockwise, after the mirroring: -90 lays it on its side with the gate below. */
  readonly turned?: number;
  /** Source above instead of drain. */
  readonly sourceFirst?: boolean;
}

const channels = {
  n: path('M-9 0l7 -3.500v7z', 'n') + path('M14 -4L9.500 4H18.500Z', 'n') + path('M9 -4H19'),
  p: path('M-2 0l-7 -3.500v7z', 'n') + path('M14 4L9.500 -4H18.500Z', 'n') + path('M9 4H19'),
};

/** A MOSFET around a point, with its body diode: gate 28 to the left, drain 30 above, source 30 below. */
export function mosfet([x, y]: Point2, options: Transistor = {}): string {
  const { channel = 'n', turned = 0, sourceFirst = false } = options;
  const turn = `translate(${x} ${y}) rotate(${turned}) scale(1 ${sourceFirst ? -1 : 1})`;
  const body =
    'M-28 0H-16M-16 -12V12M-11 -16V-8M-11 -4V4M-11 8V16M-11 -12H0V-30M-11 12H0V30M-11 0H0V12M0 -20H14V20H0';
  return `<g transform="${turn}">${path(body)}${channels[channel]}</g>`;
}

/** A pair of windings with a core, its ends at x and x + 60, y and y + 60. Dots mark the beginnings. */
export function transformer([x, y]: Point2, flyback = false): string {
  const turns = 'a7 5 0 0 1 0 10a7 5 0 0 1 0 10a7 5 0 0 1 0 10a7 5 0 0 1 0 10';
  const back = turns.replaceAll('0 0 1', '0 0 0');
  const dots = [
    [x + 8, y + 6],
    [x + 52, flyback ? y + 54 : y + 6],
  ];
  return (
    path(
      `M${x} ${y}H${x + 18}V${y + 10}${turns}V${y + 60}H${x}M${x + 60} ${y}H${x + 42}V${y + 10}${back}V${y + 60}H${x + 60}M${x + 28} ${y + 8}V${y + 52}M${x + 32} ${y + 8}V${y + 52}`,
    ) + dots.map(([cx, cy]) => `<circle class="n" cx="${cx}" cy="${cy}" r="2.400"/>`).join('')
  );
}
