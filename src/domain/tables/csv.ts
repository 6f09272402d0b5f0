import { beijingMinute } from '../beijing-day.ts';
import type { Cell, Row } from './cell.ts';

/** Makes Excel read the file as UTF-8. */
export const byteOrderMark = '\ufeff';

/** A spreadsheet runs a text that starts like this as a formula; the mark in front makes it a text. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * A negative number, alone, with a unit or as the start of a range, and nothing else (`-98 dBm`, `-40 ℃ ~ 85 ℃`): no part of it can
 * refer to a cell or call anything.
 */
const measured = /^-\d+(?:\.\d+)?(?: ?[a-zµμΩ℃°%]{1,4})?(?: ?~ ?-?\d+(?:\.\d+)?(?: ?[a-zµμΩ℃°%]{1,4})?)?$/i;

function csvText(text: string): string {
  const harmless = formula.test(text) && !measured.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return csvText(cell);
  if (cell instanceof Date) return beijingMinute(cell);
  return cell.decimal;
}

/** Rows as lines of CSV (RFC 4180); moments are in the time of Beijing. */
export function csvLines(rows: readonly Row[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
