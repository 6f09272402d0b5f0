import { plan } from '../../cameras.ts';
import { modelOf } from '../../draw-part.ts';
import { paint } from '../../paint.ts';
import type { Point3 } from '../../vectors.ts';
import { circle, path, rectangle, text } from '../strokes.ts';

const middle = { x: 250, y: 182 };
const scale = 30;

function part(): string {
  const place = (point: Point3) => {
    const [x, y] = plan.project(point);
    return [middle.x + x * scale, middle.y + y * scale] as const;
  };
  const solids = paint(modelOf('SOIC-8').solids, plan, place, scale);
  return `<g fill="none" stroke="currentColor" stroke-width=".8">${solids}</g>`;
}

const findings = [
  { figure: '1', words: 'L  4.90', measured: '4.89', y: 96 },
  { figure: '2', words: 'E  6.00', measured: '6.02', y: 146 },
  { figure: '3', words: 'e  1.27', measured: '1.27', y: 196 },
  { figure: '4', words: 'A  1.75', measured: '1.62', y: 246 },
];

/** A part under the measuring microscope, with the figures of the drawing and those that were measured. */
export function incomingInspection(): string {
  const { x, y } = middle;
  const ticks = Array.from({ length: 25 }, (_, at) => {
    const off = (at - 12) * 12;
    const long = at % 4 === 0 ? 9 : 5;
    return `M${x + off} ${y - long}v${2 * long}M${x - long} ${y + off}h${2 * long}`;
  });
  return [
    circle(x, y, 152, 'p'),
    part(),
    path(`M${x - 152} ${y}H${x + 152}M${x} ${y - 152}V${y + 152}`, 'h'),
    path(ticks.join(''), 'h'),
    rectangle(x - 62, y - 75, 124, 150, 'a'),
    rectangle(440, 62, 160, 216, 'b', 2),
    ...findings.map(({ figure, words, measured, y: line }) =>
      [
        text(`${figure}   ${words}`, 456, line + 5),
        text(measured, 584, line + 5, { anchor: 'end', tone: 'i' }),
        path(`M440 ${line + 24}H600`, 'g'),
      ].join(''),
    ),
    text('mm', 600, 302, { anchor: 'end' }),
  ].join('');
}
