import { escapeXml } from './svg-text.ts';

/** Every drawing is a square of this many units. */
export const sheetSize = 400;

/** Grey that reads on white paper and on dark paper alike; a page that sets the colour of the drawing overrides it. */
const lineColor = '#6b7683';

/** The sheet around a drawing: one line width for everything, a name for screen readers. */
export function sheet(content: string, label: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheetSize} ${sheetSize}" width="${sheetSize}" height="${sheetSize}" role="img" color="${lineColor}">` +
    `<title>${escapeXml(label)}</title>` +
    `<g fill="none" stroke="currentColor" stroke-width="1" stroke-linejoin="round" stroke-linecap="round">${content}</g></svg>`
  );
}

/** A text on the sheet, in the colour of the lines. */
export function lettering(
  text: string,
  x: number,
  y: number,
  options: { readonly size?: number; readonly turned?: boolean } = {},
): string {
  const { size = 13, turned = false } = options;
  const turn = turned ? ` transform="rotate(-90 ${x.toFixed(1)} ${y.toFixed(1)})"` : '';
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}"${turn} font-size="${size}" text-anchor="middle" fill="currentColor" stroke="none" font-family="system-ui, sans-serif">${escapeXml(text)}</text>`;
}
