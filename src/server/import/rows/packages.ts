import { shortenText } from '#domain/text/shorten-text.ts';
import type { Cell } from '../mapping/bind-columns.ts';
import type { RowCells } from './row-cells.ts';

/** Chip sizes whose leading zero spreadsheets like to eat. */
const ZERO_LOST = new Map([
  ['201', '0201'],
  ['402', '0402'],
  ['603', '0603'],
  ['805', '0805'],
]);

/** The package of a row; `603` is the 0603 whose zero a spreadsheet has dropped. */
export function readPackage(cells: RowCells, cell: Cell | undefined, limit: number): string {
  const text = shortenText(cells.toShorten(cell, limit), limit);
  if (!cell || text === '-') return '';
  const whole = ZERO_LOST.get(text);
  if (whole === undefined) return text;
  cells.issue(cell.name, text, 'zeroLost');
  return whole;
}
