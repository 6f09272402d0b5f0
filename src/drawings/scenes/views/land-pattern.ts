import { path, polyline, rectangle, text } from '../strokes.ts';

const middle = { x: 300, y: 182 };
const scale = 56;
const pitch = 0.65;

function pads(): readonly string[] {
  const near = [-1.5, -0.5, 0.5, 1.5].map((at) => at * pitch);
  const box = (x: number, y: number, width: number, height: number) =>
    rectangle(
      [
        middle.x + (x - width / 2) * scale,
        middle.y + (y - height / 2) * scale,
        width * scale,
        height * scale,
      ],
      'k',
      3,
    );
  return near.flatMap((at) => [
    box(-1.55, at, 0.7, 0.35),
    box(1.55, at, 0.7, 0.35),
    box(at, -1.55, 0.35, 0.7),
    box(at, 1.55, 0.35, 0.7),
  ]);
}

function head(x: number, y: number, dx: number, dy: number): string {
  const [px, py] = [-dy * 3, dx * 3];
  return polyline(
    [
      [x, y],
      [x - dx * 9 + px, y - dy * 9 + py],
      [x - dx * 9 - px, y - dy * 9 - py],
    ],
    'n',
    true,
  );
}

/** The land pattern of a QFN with 16 contacts of 0.65 mm pitch, its thermal pad and vias, with dimensions. */
export function landPattern(): string {
  const mm = (value: number) => value * scale;
  const { x, y } = middle;
  const vias = [-0.5, 0, 0.5].flatMap((dx) =>
    [-0.5, 0, 0.5].map((dy) => `<circle class="p" cx="${x + mm(dx)}" cy="${y + mm(dy)}" r="${mm(0.1)}"/>`),
  );
  const [left, right] = [x - mm(1.9), x + mm(1.9)];
  const [p1, p2] = [y - mm(pitch * 0.5), y + mm(pitch * 0.5)];
  return [
    rectangle([x - mm(1.5), y - mm(1.5), mm(3), mm(3)], 'h d'),
    ...pads(),
    rectangle([x - mm(0.8), y - mm(0.8), mm(1.6), mm(1.6)], 'k', 3),
    ...vias,
    path(`M${left} ${y - mm(1.2)}V30M${right} ${y - mm(1.2)}V30M${left} 38H${right}`, 'h'),
    head(left, 38, -1, 0) + head(right, 38, 1, 0),
    text('3.80', x, 32, { anchor: 'middle', tone: 'v' }),
    path(`M${right + 6} ${p1}H478M${right + 6} ${p2}H478M470 ${p1 - 26}V${p2 + 26}`, 'h'),
    head(470, p1, 0, 1) + head(470, p2, 0, -1),
    text('0.65', 486, y + 5, { tone: 'v' }),
    path(`M${x + mm(0.8)} ${y + mm(0.8)}L470 316H536`, 'h'),
    text('1.60 × 1.60', 474, 310, { tone: 'i' }),
    text('mm', 600, 340, { anchor: 'end' }),
  ].join('');
}
