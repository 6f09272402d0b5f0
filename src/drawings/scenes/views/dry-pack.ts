import { circle, path, rectangle, text } from '../strokes.ts';

const bars = [3, 1, 2, 1, 1, 3, 2, 1, 3, 1, 1, 2, 1, 3, 1, 2, 2, 1, 1, 3, 1, 2, 3, 1];

function barcode(x: number, y: number, height: number): string {
  let at = x;
  const strokes = bars.map((width, index) => {
    const mark = index % 2 === 0 ? `M${at} ${y}h${width * 2}v${height}h-${width * 2}z` : '';
    at += width * 2.2;
    return mark;
  });
  return path(strokes.join(''), 'n');
}

/** A moisture barrier bag with its label and the humidity indicator card inside. */
export function dryPack(): string {
  const spots = ['60 %', '10 %', '5 %'];
  return [
    path('M70 48H390V312H70ZM70 70H390', 'b'),
    path('M70 56H390M70 63H390', 'g'),
    rectangle([104, 100, 252, 168], 'p', 3),
    barcode(122, 118, 34),
    path('M122 176H338M122 200H338M122 224H338', 'g'),
    text('MSL 3', 122, 194, { tone: 'i' }),
    text('168 h', 338, 194, { anchor: 'end' }),
    text('Tp 260 °C', 122, 218),
    text('≤ 30 °C / 60 % RH', 338, 218, { anchor: 'end' }),
    text('IPC/JEDEC J-STD-033', 122, 250),
    rectangle([440, 66, 130, 228], 'b', 3),
    ...spots.map((label, at) => {
      const y = 112 + at * 66;
      return circle(478, y, 22, 'k') + text(label, 514, y + 5, { tone: 'v' });
    }),
  ].join('');
}
