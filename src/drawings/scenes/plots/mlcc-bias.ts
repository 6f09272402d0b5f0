import { text } from '../strokes.ts';
import { plot, sampleFunction } from './plot.ts';

/** Share of the capacitance that is left under a direct voltage, for a voltage at which half of it is gone. */
const remainingShare = (half: number) => (volts: number) => 100 / (1 + (volts / half) ** 1.6);

/** A ceramic capacitor loses capacitance under direct voltage, the smaller its body the sooner. */
export function mlccBias(): string {
  const { sheet, curve, at } = plot({
    x: { ticks: [0, 2, 4, 6, 8, 10], unit: 'DC bias / V' },
    y: { ticks: [0, 20, 40, 60, 80, 100], unit: 'C / C₀ in %' },
  });
  const bodies = [
    { name: '0603', half: 4.2, look: 'a' },
    { name: '0805', half: 7.4, look: 'w' },
    { name: '1206', half: 13, look: 'w' },
  ] as const;
  return (
    sheet +
    bodies
      .map(({ name, half, look }) => {
        const [x, y] = at(8.1, remainingShare(half)(8.1));
        return (
          curve(sampleFunction(0, 10, 40, remainingShare(half)), look) +
          text(name, x, y - 9, look === 'a' ? { tone: 'i' } : { tone: 'v' })
        );
      })
      .join('')
  );
}
