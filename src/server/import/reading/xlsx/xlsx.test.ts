import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { workbook } from '#tests/api/import/workbook-file.ts';
import type { Row } from '../row.ts';
import { openXlsx } from './open-xlsx.ts';
import { SharedStrings } from './shared-strings.ts';

const folder = mkdtempSync(join(tmpdir(), 'xlsx-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(bytes: Uint8Array, sheet?: string): Promise<Row[]> {
  const file = join(folder, 'parts.xlsx');
  writeFileSync(file, bytes);
  const rows: Row[] = [];
  for await (const row of (await openXlsx(file, sheet)).rows) rows.push(row);
  return rows;
}

describe('a workbook', () => {
  it('is read from its first visible sheet, or the one that is named', async () => {
    const bytes = workbook([['型号', 'a<b & "c"'], [], ['', '2']]);
    expect(await read(bytes)).toEqual([
      { number: 1, cells: ['型号', 'a<b & "c"'] },
      { number: 3, cells: ['', '2'] },
    ]);
    expect(await read(bytes, 'Notes')).toEqual([{ number: 1, cells: ['1'] }]);
    await expect(read(bytes, 'Prices')).rejects.toThrow('has no sheet "Prices"; it has: "Notes", "Parts"');
  });

  it('has cells of every kind', async () => {
    const sheetData = `<row><c t="s"><v>0</v></c><c t="inlineStr"><is><r><t>10</t></r><r><t>kΩ</t></r></is></c>
      <c t="str"><f>A1</f><v>formula</v></c><c><v>8.2000000000000007E-3</v></c><c><v>1206</v></c><c t="b"><v>1</v></c>
      <c t="e"><v>#N/A</v></c><c r="J1" t="s"><v>1</v></c><c r="K1" s="3"/></row>`;
    const strings = [
      '<si><r><t>rich </t></r><r><rPr/><t>text</t></r><rPh><t>ignored</t></rPh></si>',
      '<si><t>two_x000D_lines</t></si>',
    ];
    const [row] = await read(workbook([], { sheetData, strings }));
    const cells = ['rich text', '10kΩ', 'formula', '0.0082', '1206', 'TRUE', '', '', '', 'two\rlines', ''];
    expect(row?.cells).toEqual(cells);
  });

  it('may be an archive of something else', async () => {
    await expect(read(Uint8Array.from([0x50, 0x4b, 3, 4]))).rejects.toThrow('not a readable XLSX workbook');
  });
});

describe('the string table', () => {
  it('goes to a file when it is large, and reads the same', () => {
    const strings = new SharedStrings();
    const text = (at: number) => `描述 ${at} ${'x'.repeat(at % 700)}`;
    for (let at = 0; at < 20_000; at++) strings.append(text(at));
    strings.finish();
    for (const at of [0, 1, 9_999, 19_999, 3, 12_345]) expect(strings.get(at)).toBe(text(at));
    for (let at = 0; at < 20_000; at += 7) expect(strings.get(at)).toBe(text(at));
    expect(strings.get(20_000)).toBeUndefined();
    expect(strings.get(Number.NaN)).toBeUndefined();
    strings.close();
  });
});
