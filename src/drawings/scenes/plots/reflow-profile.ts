import { path, text } from '../strokes.ts';
import { plot } from './plot.ts';

/** The lead-free reflow profile of a board, with the liquidus as a line. */
export function reflowProfile(): string {
  const { sheet, curve, at } = plot({
    x: { ticks: [0, 60, 120, 180, 240, 300, 360], unit: 't / s' },
    y: { ticks: [0, 50, 100, 150, 200, 250], unit: 'T / °C' },
  });
  const [x1, y] = at(0, 217);
  const [x2] = at(360, 217);
  const [peakX, peakY] = at(252, 245);
  const profile = [
    [0, 25],
    [20, 40],
    [80, 145],
    [100, 155],
    [140, 168],
    [180, 182],
    [205, 205],
    [225, 230],
    [243, 244],
    [252, 245],
    [261, 243],
    [278, 226],
    [300, 192],
    [330, 138],
    [360, 92],
  ] as const;
  return (
    sheet +
    path(`M${x1} ${y.toFixed(1)}H${x2}`, 'h d') +
    text('217 °C', x1 + 10, y - 7) +
    curve(profile, 'a') +
    path(`M${peakX.toFixed(1)} ${(peakY - 4).toFixed(1)}v-14`, 'h') +
    text('245 °C', peakX, peakY - 23, { anchor: 'middle', tone: 'i' })
  );
}
