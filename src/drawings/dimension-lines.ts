import { pathNumber } from './paint.ts';
import { lettering } from './sheet.ts';

const arrow = 5;
const overshoot = 3;

/** Millimetres as a drawing states them: no more than two decimals, no trailing zero. */
export function millimetres(value: number): string {
  return String(Math.round(Math.abs(value) * 100) / 100);
}

function head(x: number, y: number, dx: number, dy: number): string {
  const [sx, sy] = [-dy * 1.7, dx * 1.7];
  const [bx, by] = [x - dx * arrow, y - dy * arrow];
  return `<path d="M${pathNumber(x)} ${pathNumber(y)}L${pathNumber(bx + sx)} ${pathNumber(by + sy)}L${pathNumber(bx - sx)} ${pathNumber(by - sy)}Z" fill="currentColor" stroke="none"/>`;
}

/** Arrow heads inside, or from outside where there is no room for them. */
function heads(
  from: number,
  to: number,
  at: number,
  level: boolean,
): { readonly marks: string; readonly reach: number } {
  const tight = to - from < 3 * arrow;
  const sign = tight ? -1 : 1;
  const place = (along: number, direction: number): string =>
    level ? head(along, at, direction, 0) : head(at, along, 0, direction);
  return { marks: place(from, -sign) + place(to, sign), reach: tight ? 3 * arrow : 0 };
}

/**
 * A level dimension: extension lines from `edge` to the dimension line at `y`, arrows between `x1` and `x2`, the
 * figure above the line, or next to it where there is no room.
 */
export function levelDimension({
  x1,
  x2,
  edge,
  y,
  text,
}: {
  readonly x1: number;
  readonly x2: number;
  readonly edge: number;
  readonly y: number;
  readonly text: string;
}): string {
  const [from, to] = [Math.min(x1, x2), Math.max(x1, x2)];
  const away = Math.sign(y - edge) || 1;
  const extension = [from, to]
    .map((x) => `M${pathNumber(x)} ${pathNumber(edge + 2 * away)}V${pathNumber(y + overshoot * away)}`)
    .join('');
  const { marks, reach } = heads(from, to, y, true);
  const line = `M${pathNumber(from - reach)} ${pathNumber(y)}H${pathNumber(to + reach)}`;
  const wide = text.length * 7.2;
  const outside = to - from < wide;
  const x = outside ? to + reach + wide / 2 + 4 : (from + to) / 2;
  return `<path d="${extension}${line}" stroke-width="0.7"/>${marks}${lettering(text, x, outside ? y + 4.5 : y - 4)}`;
}

/** An upright dimension; the figure is turned to read from the right. */
export function uprightDimension({
  y1,
  y2,
  edge,
  x,
  text,
}: {
  readonly y1: number;
  readonly y2: number;
  readonly edge: number;
  readonly x: number;
  readonly text: string;
}): string {
  const [from, to] = [Math.min(y1, y2), Math.max(y1, y2)];
  const away = Math.sign(x - edge) || 1;
  const extension = [from, to]
    .map((y) => `M${pathNumber(edge + 2 * away)} ${pathNumber(y)}H${pathNumber(x + overshoot * away)}`)
    .join('');
  const { marks, reach } = heads(from, to, x, false);
  const line = `M${pathNumber(x)} ${pathNumber(from - reach)}V${pathNumber(to + reach)}`;
  const tall = text.length * 7.2;
  const outside = to - from < tall;
  const y = outside ? from - reach - tall / 2 - 3 : (from + to) / 2;
  return `<path d="${extension}${line}" stroke-width="0.7"/>${marks}${lettering(text, outside ? x + 4.5 : x - 4, y, { turned: true })}`;
}
