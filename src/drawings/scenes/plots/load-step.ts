import type { Point2 } from '../../vectors.ts';
import { path, polyline, rectangle, text } from '../strokes.ts';

const frame = { left: 60, top: 36, width: 520, height: 280 };

/** The output voltage after a step of the load: it rings out in a few periods. */
function voltage(x: number): number {
  const after = (from: number, sign: number) => {
    const t = (x - from) / 14;
    return t < 0 ? 0 : sign * 46 * Math.exp(-t / 2.2) * Math.sin(t * 1.5 + 0.25) * Math.min(1, t * 3);
  };
  return 110 + after(170, 1) + after(390, -1);
}

function levelAt(x: number): number {
  const ramp = (from: number) => Math.min(1, Math.max(0, (x - from) / 8));
  return 245 - 70 * (ramp(170) - ramp(390));
}

/** A scope picture of a load step: output voltage above, load current below. */
export function loadStep(): string {
  const { left, top, width, height } = frame;
  const columns = Array.from({ length: 9 }, (_, at) => `M${left + (at + 1) * (width / 10)} ${top}v${height}`);
  const rows = Array.from({ length: 7 }, (_, at) => `M${left} ${top + (at + 1) * (height / 8)}h${width}`);
  const trace = (value: (x: number) => number): readonly Point2[] =>
    Array.from({ length: 261 }, (_, at) => [left + at * 2, top + value(at * 2)]);
  return [
    rectangle([left, top, width, height], 'p'),
    path([...columns, ...rows].join(''), 'g'),
    polyline(trace(voltage), 'a'),
    polyline(trace(levelAt)),
    text('VOUT  50 mV', left + 12, top + 60, { tone: 'i' }),
    text('IOUT  1 A', left + 12, top + height - 50, { tone: 'v' }),
    text('20 µs', left + width, top + height + 24, { anchor: 'end' }),
  ].join('');
}
