import { plan } from '../../cameras.ts';
import { modelOf } from '../../draw-part.ts';
import { paint } from '../../paint.ts';
import type { Point3 } from '../../vectors.ts';
import { circle, path, rectangle } from '../strokes.ts';

const scale = 30;
const radius = 152;

/** A small-outline part in the field of a measuring microscope, its body caught by the frame. */
export function microscope(x: number, y: number): string {
  const place = (point: Point3) => {
    const [px, py] = plan.project(point);
    return [x + px * scale, y + py * scale] as const;
  };
  const part = paint(modelOf('SOIC-8').solids, plan, place, scale);
  const ticks = Array.from({ length: 25 }, (_, at) => {
    const off = (at - 12) * 12;
    const long = at % 4 === 0 ? 9 : 5;
    return `M${x + off} ${y - long}v${2 * long}M${x - long} ${y + off}h${2 * long}`;
  });
  return [
    circle(x, y, radius, 'p'),
    `<g fill="none" stroke="currentColor" stroke-width=".8">${part}</g>`,
    path(`M${x - radius} ${y}H${x + radius}M${x} ${y - radius}V${y + radius}`, 'h'),
    path(ticks.join(''), 'h'),
    rectangle([x - 62, y - 75, 124, 150], 'a'),
  ].join('');
}
