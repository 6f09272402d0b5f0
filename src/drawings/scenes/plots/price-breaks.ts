import { path, rectangle, text } from '../strokes.ts';
import { plot } from './plot.ts';

const breaks = [
  [1, 0.021],
  [10, 0.017],
  [100, 0.0122],
  [1000, 0.0084],
  [4000, 0.0068],
] as const;

/** The price of one piece, falling in steps with the quantity; the step in force is marked. */
export function priceBreaks(): string {
  const { sheet, at } = plot({
    x: { ticks: [1, 10, 100, 1000, 10_000], unit: 'pcs', logarithmic: true },
    y: { ticks: [0, 0.005, 0.01, 0.015, 0.02, 0.025], unit: '$ / pc', write: (value) => value.toFixed(3) },
  });
  const [, bottom] = at(1, 0);
  const steps = breaks.map(([from, price], index) => {
    const [x1, y] = at(from, price);
    const [x2] = at(breaks[index + 1]?.[0] ?? 10_000, price);
    const marked = index === 3;
    return (
      rectangle([x1, y, x2 - x1, bottom - y], marked ? 'k' : 'p') +
      text(price.toFixed(4), (x1 + x2) / 2, y - 8, { anchor: 'middle', tone: marked ? 'i' : 'v' })
    );
  });
  return sheet + steps.join('') + path(`M${at(1, 0).join(' ')}H${at(10_000, 0)[0]}`);
}
