import { circle, path, polyline, rectangle, text } from '../strokes.ts';

export interface ReelPlace {
  readonly x: number;
  readonly y: number;
  /** Radius of the flange. */
  readonly radius: number;
  /** How far the tape runs out to the left. */
  readonly tape: number;
}

/** Three windows of the flange, as rings cut at both ends. */
function windows(x: number, y: number, inner: number, outer: number): string {
  const point = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return [0, 120, 240]
    .map((turn) => {
      const [from, to] = [turn + 14, turn + 94];
      return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
    })
    .join('');
}

const pitch = 32;

/** Tape from above: sprocket holes on the upper edge, a pocket with a chip every pitch. */
function tape(left: number, right: number, top: number): string {
  const height = 64;
  const count = Math.floor((right - left - 20) / pitch);
  const cells = Array.from({ length: count }, (_, at) => right - 26 - at * pitch);
  return [
    rectangle([left, top, right - left, height], 'b'),
    path(`M${left} ${top + 25}H${right}M${left} ${top + height - 5}H${right}`, 'g'),
    ...cells.map((x) => circle(x, top + 13, 6, 'h')),
    ...cells.map((x) => rectangle([x + 4, top + 31, 17, 24], 'h', 2)),
    ...cells.map((x, at) => rectangle([x + 6.5, top + 34, 12, 18], at % 9 === 8 ? 'p' : 'k')),
  ].join('');
}

function measure(x1: number, x2: number, y: number, words: string): string {
  const head = (x: number, to: number) =>
    polyline(
      [
        [x, y],
        [x + to * 8, y - 3],
        [x + to * 8, y + 3],
      ],
      'n',
      true,
    );
  return (
    path(`M${x1} ${y}H${x2}M${x1} ${y - 10}V${y + 10}M${x2} ${y - 10}V${y + 10}`, 'h') +
    head(x1, 1) +
    head(x2, -1) +
    text(words, (x1 + x2) / 2, y - 8, { anchor: 'middle', named: 'f' })
  );
}

/** A reel from the side with its tape running out below, and the two lengths that a feeder needs. */
export function reel({ x, y, radius, tape: length }: ReelPlace): string {
  const foot = y + radius * 0.8;
  const top = foot - 26;
  const rings = [0.86, 0.82, 0.78].map((share) => circle(x, y, radius * share, 'g'));
  const cells = Math.floor((length - 20) / pitch);
  const first = x - 26 - (cells - 1) * pitch + 12.5;
  return [
    circle(x, y, radius, 'b'),
    ...rings,
    path(windows(x, y, radius * 0.34, radius * 0.66), 'p'),
    circle(x, y, radius * 0.22, 'h'),
    circle(x, y, radius * 0.075, 'b'),
    path(
      `M${x - radius * 0.26} ${y}H${x + radius * 0.26}M${x} ${y - radius * 0.26}V${y + radius * 0.26}`,
      'g',
    ),
    tape(x - length, x, top),
    measure(first, first + pitch, top + 92, ''),
    text('4 mm', first + pitch + 14, top + 97, { named: 'f' }),
    path(`M${x - radius} ${y}v${-radius - 24}M${x + radius} ${y}v${-radius - 24}`, 'g'),
    measure(x - radius, x + radius, y - radius - 16, 'Ø 180 mm'),
  ].join('');
}
