import { path, text } from '../strokes.ts';
import { plot, sampleFunction } from './plot.ts';

const inductance = (amps: number) => 4.8 / (1 + (amps / 7.6) ** 4);

/** Inductance over current: the saturation current is marked where three tenths are lost. */
export function inductorSaturation(): string {
  const { sheet, curve, at } = plot({
    x: { ticks: [0, 2, 4, 6, 8, 10], unit: 'I / A' },
    y: { ticks: [0, 1, 2, 3, 4, 5], unit: 'L / µH' },
  });
  const saturation = 7.6 * (0.3 / 0.7) ** 0.25;
  const [x, y] = at(saturation, inductance(saturation));
  const [left, bottom] = at(0, 0);
  return (
    sheet +
    path(`M${left} ${y.toFixed(1)}H${x.toFixed(1)}V${bottom}`, 'h d') +
    curve(sampleFunction(0, 10, 50, inductance), 'a') +
    `<circle class="e" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4"/>` +
    text('Isat (−30 %)', x + 12, y - 6, { tone: 'i' })
  );
}
