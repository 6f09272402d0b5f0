import { enumLabel } from '#domain/enum-label.ts';
import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';
import { type Cell, countCell, moneyCell, type Row } from '#domain/tables/cell.ts';
import type { Kind, MyTable } from './my-tables.ts';

const yes: Bilingual = { zh: '是', en: 'Yes' };
const no: Bilingual = { zh: '否', en: 'No' };

function cellOf(value: unknown, kind: Kind, language: Language): Cell {
  if (value === null || value === undefined) return null;
  if (typeof kind === 'object') {
    const name = kind[String(value)];
    return name === undefined ? String(value) : enumLabel(name, language);
  }
  if (kind === 'money') return moneyCell(Number(value));
  if (kind === 'moment') return new Date(String(value));
  if (typeof value === 'boolean') return inLanguage(value ? yes : no, language);
  return typeof value === 'number' ? countCell(value) : String(value);
}

/** Titles of the columns of a table. */
export function myHeading({ columns }: MyTable, language: Language): string[] {
  return Object.values(columns).map(({ title }) => inLanguage(title, language));
}

/** A row of the database as a row of the file; a field that it does not have is empty. */
export function myRow(
  { columns }: MyTable,
  values: Readonly<Record<string, unknown>>,
  language: Language,
): Row {
  return Object.entries(columns).map(([field, { kind }]) => cellOf(values[field], kind, language));
}

/** Rows as the inner lines of a JSON array, each an object by the titles; `isFirst` says whether rows went before. */
export function jsonLines(heading: readonly string[], rows: readonly Row[], isFirst: boolean): string {
  const lines = rows.map((row) => {
    const pairs = heading.map((title, index) => [title, toPlainCell(row[index] ?? null)]);
    return JSON.stringify(Object.fromEntries(pairs));
  });
  return lines.length === 0 ? '' : `${isFirst ? '' : ',\n'}${lines.join(',\n')}`;
}

function toPlainCell(cell: Cell): string | null {
  if (cell instanceof Date) return cell.toISOString();
  return cell !== null && typeof cell === 'object' ? cell.decimal : cell;
}

/** Path of the export on the wire. */
export const myDataPath = '/files/export/my-data.zip';

const archiveName: Bilingual = { zh: '我的数据', en: 'My data' };

/** Name of the archive, without its extension. */
export function myDataName(language: Language): string {
  return inLanguage(archiveName, language);
}

const filesFolder: Bilingual = { zh: '文件', en: 'Files' };

/** Where a file is in the archive: by its own name, and the beginning of its stored one, which keeps namesakes apart. */
export function archivedPath(
  { name, originalName }: { readonly name: string; readonly originalName: string },
  language: Language,
): string {
  const safe = originalName.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  return `${inLanguage(filesFolder, language)}/${name.slice(0, 8)} ${safe}`;
}
