import type { Row } from '../row.ts';
import type { SharedStrings } from './shared-strings.ts';
import type { XmlHandlers } from './xml.ts';
import { unescapeText } from './xml.ts';

/** Turns the events of a sheet's XML into rows. Cells that the sheet leaves out are empty strings. */
export class SheetRows implements XmlHandlers {
  readonly #strings: SharedStrings;
  #ready: Row[] = [];
  #number = 0;
  #cells: string[] = [];
  #column = 0;
  #type = '';
  #text = '';
  #inValue = false;
  #inHint = false;

  constructor(strings: SharedStrings) {
    this.#strings = strings;
  }

  /** The rows that are complete; they are handed out once. */
  take(): Row[] {
    const rows = this.#ready;
    this.#ready = [];
    return rows;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'c') this.#startCell(attributes);
    else if (name === 'v' || (name === 't' && !this.#inHint)) this.#inValue = true;
    else if (name === 'rPh') this.#inHint = true;
    else if (name === 'row') {
      this.#number = attributes.r ? Number(attributes.r) : this.#number + 1;
      this.#cells = [];
    }
  }

  text(piece: string): void {
    if (this.#inValue) this.#text += piece;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#inValue = false;
    else if (name === 'rPh') this.#inHint = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row' && this.#cells.some((cell) => cell !== '')) {
      this.#ready.push({ number: this.#number, cells: this.#cells });
    }
  }

  #startCell({ r, t }: Readonly<Record<string, string>>): void {
    this.#column = r ? columnIndex(r) : this.#cells.length;
    this.#type = t ?? 'n';
    this.#text = '';
  }

  #endCell(): void {
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = this.#value();
  }

  #value(): string {
    const text = this.#text;
    if (text === '') return '';
    if (this.#type === 's') return this.#strings.get(Number(text)) ?? '';
    if (this.#type === 'n') return plainNumber(text);
    if (this.#type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
    if (this.#type === 'e') return '';
    return unescapeText(text);
  }
}

/** `AB12` → 27. */
function columnIndex(reference: string): number {
  let index = 0;
  for (const character of reference) {
    const code = character.charCodeAt(0);
    if (code < 65 || code > 90) break;
    index = index * 26 + code - 64;
  }
  return index - 1;
}

/** Excel stores 0.0082 as 8.2000000000000007E-3: the shortest text of the same number is what was typed. */
function plainNumber(text: string): string {
  const value = Number(text);
  return Number.isFinite(value) && text.length > 12 ? String(value) : text;
}
