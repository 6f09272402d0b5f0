import { path, polyline, rectangle, text } from '../strokes.ts';

interface Ruler {
  readonly name: string;
  readonly ticks: readonly string[];
  /** The chosen range, as shares of the length. */
  readonly from: number;
  readonly to: number;
  readonly chosen: string;
  readonly linear?: boolean;
}

const rulers: readonly Ruler[] = [
  { name: 'C', ticks: ['1 pF', '1 nF', '1 µF', '1 mF'], from: 0.55, to: 0.75, chosen: '100 nF … 10 µF' },
  { name: 'U', ticks: ['1 V', '10 V', '100 V', '1 kV'], from: 0.466, to: 0.667, chosen: '25 … 100 V' },
  {
    name: 'T',
    ticks: ['−50', '0', '50', '100', '150 °C'],
    from: 0.05,
    to: 0.875,
    chosen: '−40 … 125 °C',
    linear: true,
  },
];

function ruler(
  { name, ticks, from, to, chosen, linear }: Ruler,
  x: number,
  y: number,
  width: number,
): string {
  const fine = Array.from({ length: (ticks.length - 1) * 9 + 1 }, (_, at) => {
    const decade = Math.floor(at / 9);
    const inside = linear ? (at % 9) / 9 : Math.log10((at % 9) + 1);
    const share = (decade + inside) / (ticks.length - 1);
    return `M${(x + share * width).toFixed(1)} ${y}v${at % 9 === 0 ? 14 : 8}`;
  });
  const [x1, x2] = [x + from * width, x + to * width];
  const handle = (at: number) =>
    polyline(
      [
        [at, y],
        [at - 7, y - 12],
        [at + 7, y - 12],
      ],
      'e',
      true,
    );
  return [
    rectangle([x1, y - 9, x2 - x1, 9], 's'),
    path(`M${x} ${y}H${x + width}${fine.join('')}`, 'h'),
    path(`M${x1.toFixed(1)} ${y}H${x2.toFixed(1)}`, 'a'),
    handle(x1),
    handle(x2),
    text(name, x - 26, y + 6, { tone: 'v', anchor: 'end', named: 'f' }),
    text(chosen, (x1 + x2) / 2, y - 22, { tone: 'i', anchor: 'middle', named: 'f' }),
    ...ticks.map((tick, at) =>
      text(tick, x + (at / (ticks.length - 1)) * width, y + 34, { anchor: 'middle', named: 'f' }),
    ),
  ].join('');
}

/** Three scales with a chosen range each: how the shop narrows a category down. */
export function numberScales(x: number, y: number, width: number, step: number): string {
  return rulers.map((each, at) => ruler(each, x, y + at * step, width)).join('');
}
