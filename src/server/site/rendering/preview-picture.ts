import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { previewSize } from '#domain/public-pages/preview-picture.ts';

const folder = join(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc'), '../../fonts');
/** Not those of the system: a server may have none, and the picture is the same everywhere. */
const font = {
  loadSystemFonts: false,
  fontFiles: ['NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf'].map((file) => join(folder, file)),
  defaultFontFamily: 'Noto Sans S Chinese',
};

/** Size of a drawing; every one of the shop begins with it. */
const sheet = /viewBox="0 0 (\d+) (\d+)" width="\d+" height="\d+"/;

function fitIntoPreview(sheetWidth: number, sheetHeight: number): string {
  const { width, height } = previewSize;
  const scale = Math.min(width / sheetWidth, height / sheetHeight);
  const [drawnWidth, drawnHeight] = [sheetWidth * scale, sheetHeight * scale];
  const [x, y] = [(width - drawnWidth) / 2, (height - drawnHeight) / 2];
  return `viewBox="0 0 ${sheetWidth} ${sheetHeight}" x="${x}" y="${y}" width="${drawnWidth}" height="${drawnHeight}"`;
}

/** A drawing as a PNG of the size of a preview, as a whole and in the middle; `background` is the colour around it. */
export function previewOf(svg: string, background: string): Uint8Array<ArrayBuffer> {
  const { width, height } = previewSize;
  const drawing = svg.replace(sheet, (_, ...[sheetWidth, sheetHeight]) =>
    fitIntoPreview(Number(sheetWidth), Number(sheetHeight)),
  );
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  return new Uint8Array(new Resvg(whole, { font, background }).render().asPng());
}
