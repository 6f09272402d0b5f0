import type { Point2 } from '../../vectors.ts';
import { circle, path, rectangle, text } from '../strokes.ts';

/** A circuit in one block: its pins by side, name → where along the side. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** The part that the scene is about. */
  readonly key?: boolean;
  readonly left?: Readonly<Record<string, number>>;
  readonly right?: Readonly<Record<string, number>>;
  readonly top?: Readonly<Record<string, number>>;
  readonly bottom?: Readonly<Record<string, number>>;
  /** Where the title stands, the middle when absent. */
  readonly titleAt?: Point2;
}

/** How far a pin reaches out of its block. */
const pinLength = 14;

/** A block with pins, each a short wire with its name inside. Names that begin with a dot stay unwritten. */
export function block(spec: Block): string {
  const { x, y, width, height } = spec;
  const right = x + width;
  const bottom = y + height;
  const stubs: string[] = [];
  const names: string[] = [];
  const pins = (
    side: Readonly<Record<string, number>> | undefined,
    draw: (at: number) => string,
    write: (name: string, at: number) => string,
  ) => {
    for (const [name, at] of Object.entries(side ?? {})) {
      stubs.push(draw(at));
      if (!name.startsWith('.')) names.push(write(name, at));
    }
  };
  pins(
    spec.left,
    (at) => `M${x - pinLength} ${at}H${x}`,
    (name, at) => text(name, x + 7, at + 5),
  );
  pins(
    spec.right,
    (at) => `M${right} ${at}h${pinLength}`,
    (name, at) => text(name, right - 7, at + 5, { anchor: 'end' }),
  );
  pins(
    spec.top,
    (at) => `M${at} ${y - pinLength}V${y}`,
    (name, at) => text(name, at, y + 18, { anchor: 'middle' }),
  );
  pins(
    spec.bottom,
    (at) => `M${at} ${bottom}v${pinLength}`,
    (name, at) => text(name, at, bottom - 8, { anchor: 'middle' }),
  );
  const [tx, ty] = spec.titleAt ?? [x + width / 2, y + height / 2 + 5];
  return (
    path(stubs.join('')) +
    rectangle([x, y, width, height], spec.key ? 'k' : 'b', 2) +
    names.join('') +
    text(spec.title, tx, ty, { anchor: 'middle', tone: spec.key ? 'i' : 'v' })
  );
}

export interface Amplifier {
  readonly key?: boolean;
  readonly plusAbove?: boolean;
}

/** An amplifier as a triangle, its inputs at (x, y - 20) and (x, y + 20), its output at (x + 80, y). */
export function amplifier([x, y]: Point2, { key = false, plusAbove = false }: Amplifier = {}): string {
  const plus = y + (plusAbove ? -20 : 20);
  return (
    path(`M${x} ${y - 20}h12M${x} ${y + 20}h12M${x + 68} ${y}h12`) +
    path(`M${x + 12} ${y - 38}L${x + 68} ${y}L${x + 12} ${y + 38}Z`, key ? 'k' : 'b') +
    path(`M${x + 18} ${y - 20}h9M${x + 18} ${y + 20}h9M${x + 22.5} ${plus - 4.5}v9`)
  );
}

/** A round part with a sign in it, such as a motor; its ends above and below. */
export function roundPart([x, y]: Point2, sign: string, radius = 22): string {
  return circle(x, y, radius, 'b') + text(sign, x, y + 6, { anchor: 'middle', tone: 'v', size: 18 });
}

/** A loudspeaker to the right of (x, y - 10) and (x, y + 10). */
export function loudspeaker([x, y]: Point2): string {
  return (
    rectangle([x, y - 16, 12, 32], 'b') +
    path(`M${x + 12} ${y - 10}L${x + 30} ${y - 24}V${y + 24}L${x + 12} ${y + 10}Z`, 'b')
  );
}

/** An aerial above a point. */
export function aerial([x, y]: Point2): string {
  return path(`M${x} ${y}V${y - 34}M${x - 13} ${y - 34}L${x} ${y - 16}L${x + 13} ${y - 34}`);
}
