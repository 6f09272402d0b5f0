// What other areas may use; everything else is private to this folder. It loads fonts of several megabytes: for worker threads only.
export { drawSvg } from './draw-svg.ts';
export { firstPage } from './first-page.ts';
export { drawMark } from './mark.ts';
export { colors, margin, type PageFormat, Sheet, type TextStyle } from './sheet.ts';
export { toBytes } from './to-bytes.ts';
export { toPrintable } from './to-printable.ts';
