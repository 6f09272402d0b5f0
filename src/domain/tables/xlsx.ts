import { beijingClock } from '../beijing-day.ts';
import type { Cell, Row } from './cell.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes in the list of cell formats below. */
const styles = { heading: 1, moment: 2 } as const;

const styleSheet = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Path of the sheet in the archive. */
export const sheetPath = 'xl/worksheets/sheet1.xml';

/** The parts of a workbook besides its only sheet, by path in the archive. */
export function workbookParts(sheetName: string): Readonly<Record<string, string>> {
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetTypes}.sheet.main+xml"/><Override PartName="/${sheetPath}" ContentType="${sheetTypes}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetTypes}.styles+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${officeRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${officeRelations}"><sheets><sheet name="${escapeText(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${officeRelations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeRelations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styleSheet,
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows none of them, not even escaped.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}

const dayMs = 86_400_000;
/** Days from the first day of Excel's calendar to 1970. */
const daysTo1970 = 25_569;
/** Decimals of a serial number; a day has 1,440 minutes. */
const serialDecimals = 6;

/** Without it XML readers drop blanks at the ends of a text. */
function spaceOf(text: string): string {
  return text === text.trim() ? '' : ' xml:space="preserve"';
}

function cellXml(cell: Cell, style: string): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'string')
    return `<c t="inlineStr"${style}><is><t${spaceOf(cell)}>${escapeText(cell)}</t></is></c>`;
  if (cell instanceof Date) {
    const serial = beijingClock(cell) / dayMs + daysTo1970;
    return `<c s="${styles.moment}"><v>${serial.toFixed(serialDecimals)}</v></c>`;
  }
  return `<c${style}><v>${cell.decimal}</v></c>`;
}

function rowXml(row: Row, style = ''): string {
  return `<row>${row.map((cell) => cellXml(cell, style)).join('')}</row>`;
}

/** Start of a sheet: the heading row in bold stays in sight. */
export function sheetStart(heading: readonly string[]): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const views = `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
  const columns = `<cols><col min="1" max="${heading.length}" width="18" customWidth="1"/></cols>`;
  return `${declaration}<worksheet xmlns="${main}">${views}${columns}<sheetData>${rowXml(heading, ` s="${styles.heading}"`)}`;
}

/** Rows of a sheet. Texts are never formulas; moments are in the time of Beijing. */
export function sheetRows(rows: readonly Row[]): string {
  return rows.map((row) => rowXml(row)).join('');
}

export const sheetEnd = '</sheetData></worksheet>';
