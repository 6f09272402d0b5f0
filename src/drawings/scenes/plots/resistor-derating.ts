import { path, text } from '../strokes.ts';
import { plot } from './plot.ts';

/** What a chip resistor may dissipate at the temperature of its terminals. */
export function resistorDerating(): string {
  const { sheet, curve, at } = plot({
    x: { ticks: [-55, -25, 5, 35, 65, 95, 125, 155], unit: 'T / °C' },
    y: { ticks: [0, 20, 40, 60, 80, 100, 120], unit: 'P / P₇₀ in %' },
  });
  const [x, y] = at(70, 100);
  const [, bottom] = at(70, 0);
  return (
    sheet +
    path(`M${x.toFixed(1)} ${y.toFixed(1)}V${bottom}`, 'h d') +
    curve(
      [
        [-55, 100],
        [70, 100],
        [155, 0],
      ],
      'a',
    ) +
    text('70 °C', x + 8, bottom - 10, { tone: 'i' })
  );
}
