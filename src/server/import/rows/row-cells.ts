import type { Cell, TextCells } from '../mapping/bind-columns.ts';
import type { Both } from '../mapping/mapping.ts';
import type { Issue, ReasonCode } from './reasons.ts';

/** Control characters that no text of a part needs; PostgreSQL refuses the first of them. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

/** The cells of one row, and what was found wrong with them. */
export class RowCells {
  readonly issues: Issue[] = [];
  readonly #cells: readonly string[];

  constructor(cells: readonly string[]) {
    this.#cells = cells;
  }

  /** Notes what is wrong with a cell, once, however often the cell is read. */
  issue(column: string, value: string, code: ReasonCode): void {
    if (this.issues.some((known) => known.column === column && known.code === code)) return;
    this.issues.push({ column, value: value.slice(0, 200), code });
  }

  /** The trimmed text of a cell; empty where the row has none. */
  text(cell: Cell | undefined): string {
    const raw = cell === undefined ? '' : (this.#cells[cell.index] ?? '');
    const trimmed = raw.trim();
    if (cell === undefined || !needsCare(trimmed)) return trimmed;
    const clean = trimmed.replace(CONTROL, '');
    if (clean !== trimmed) this.issue(cell.name, clean, 'controlCharacters');
    if (clean.includes('\ufffd') || !clean.isWellFormed())
      this.issue(cell.name, clean.toWellFormed(), 'textDamaged');
    return clean.toWellFormed();
  }

  /** A text of at most `limit` characters; a longer one refuses the row. */
  readLimited(cell: Cell | undefined, limit: number): string {
    const text = this.text(cell);
    if (cell && text.length > limit) this.issue(cell.name, text, 'tooLong');
    return text;
  }

  /** The whole text of a cell that is kept shortened where it is longer than `limit` (`shortenText`), which is noted. */
  toShorten(cell: Cell | undefined, limit: number): string {
    const text = this.text(cell);
    if (cell && text.length > limit) this.issue(cell.name, text, 'textShortened');
    return text;
  }

  /** A text in both languages: where the file has only one, it stands for both. */
  both(cells: TextCells, limit: number): Both {
    const zh = this.readLimited(cells.zh_CN, limit);
    const en = this.readLimited(cells.en_US, limit);
    return { zh_CN: zh || en, en_US: en || zh };
  }
}

function needsCare(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 32 || (code >= 127 && code < 160) || code >= 0xd800) return true;
  }
  return false;
}
