import { colors, type Sheet } from './sheet.ts';

/** The mark of the shop: a four-pad footprint with its pin-one pad in the accent colour, 32 units wide. */
export function drawMark({ pdf }: Sheet, x: number, y: number, size: number): void {
  const pads: readonly (readonly [number, number])[] = [
    [25, 9],
    [1, 18],
    [25, 18],
  ];
  pdf
    .save()
    .translate(x, y)
    .scale(size / 32);
  pdf.roundedRect(9, 6, 14, 20, 2).lineWidth(2).strokeColor(colors.primary).stroke();
  for (const [left, top] of pads) pdf.roundedRect(left, top, 6, 5, 1).fill(colors.primary);
  pdf.roundedRect(1, 9, 6, 5, 1).fill(colors.accent);
  pdf.circle(13, 11, 1.6).fill(colors.accent);
  pdf.restore();
}
