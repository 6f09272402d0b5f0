import { drawDimensions } from '../../draw-dimensions.ts';
import { modelOf } from '../../draw-part.ts';
import { sheetSize } from '../../sheet.ts';

/** The dimensioned drawing of a package at a position in the scene, with the given width and height. */
export function partDrawing(packageName: string, x: number, y: number, side: number): string {
  const scale = side / sheetSize;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="currentColor" stroke-width=".8">${drawDimensions(modelOf(packageName))}</g>`;
}
