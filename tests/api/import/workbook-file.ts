import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function relations(entries: readonly [id: string, type: string, target: string][]): string {
  const items = entries.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packages}">${items.join('')}</Relationships>`;
}

/** `A`, `B` … of the first 26 columns. */
function letter(column: number): string {
  return String.fromCharCode(65 + column);
}

export type WorkbookParts = {
  /** XML of the rows of the visible sheet, in place of those made from the cells. */
  sheetData?: string;
  /** XML of the items of the string table. */
  strings?: readonly string[];
};

/** An XLSX file with a hidden first sheet and the cells, as shared strings, on a second one. */
export function workbook(cells: readonly (readonly string[])[], parts: WorkbookParts = {}): Uint8Array {
  const strings: string[] = [...(parts.strings ?? [])];
  const rows = cells.map((row, at) => {
    const items = row.map((text, column) => {
      if (text === '') return '';
      const index = strings.push(`<si><t xml:space="preserve">${escapeXml(text)}</t></si>`) - 1;
      return `<c r="${letter(column)}${at + 1}" t="s"><v>${index}</v></c>`;
    });
    return row.length === 0 ? '' : `<row r="${at + 1}">${items.join('')}</row>`;
  });
  const files = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>
      <sheet name="Notes" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Parts" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'worksheet', '/xl/worksheets/sheet2.xml'],
      ['rId3', 'sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${main}"><sheetData>${parts.sheetData ?? rows.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings.join('')}</sst>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
