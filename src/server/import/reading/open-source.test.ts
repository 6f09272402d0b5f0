import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { afterAll, describe, expect, it } from 'vitest';
import { openSource } from './open-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'open-source-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(bytes: Uint8Array): Promise<{ rows: string[][]; numbers: number[]; details: object }> {
  const file = join(folder, 'input');
  writeFileSync(file, bytes);
  const source = await openSource(file);
  const rows: string[][] = [];
  const numbers: number[] = [];
  for await (const row of source.rows) {
    rows.push([...row.cells]);
    numbers.push(row.number);
  }
  expect(source.progress()).toBe(1);
  return { rows, numbers, details: source.details };
}

const encodings = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with a byte order mark': (text: string) => Buffer.from(`\ufeff${text}`),
  gb18030: (text: string) => iconv.encode(text, 'gbk'),
  'utf-16le': (text: string) => iconv.encode(text, 'utf-16le', { addBOM: true }),
  'utf-16be': (text: string) => iconv.encode(text, 'utf-16be', { addBOM: true }),
  'utf-16le without a mark': (text: string) => iconv.encode(text, 'utf-16le', { addBOM: false }),
  'utf-16be without a mark': (text: string) => iconv.encode(text, 'utf-16be', { addBOM: false }),
};

const combinations = Object.entries(encodings).flatMap(([encoding, encode]) =>
  [',', ';', '\t'].map((delimiter) => ({ encoding, encode, delimiter })),
);

function csv(rows: readonly (readonly string[])[], delimiter: string): string {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return rows.map((row) => row.map(quote).join(delimiter)).join('\r\n');
}

/** What a parts list holds: ASCII, hanzi, units, quotes, delimiters, line breaks. */
const cell = fc.string({
  unit: fc.constantFrom(...'aB0 .",;\t\n±℃Ωμ阻值电容'),
  maxLength: 12,
});
const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });

describe('a CSV file', () => {
  it.each(combinations)(
    'in $encoding with $delimiter is read as it was written',
    async ({ encoding, encode, delimiter }) => {
      await fc.assert(
        fc.asyncProperty(table, async (body) => {
          const rows = [['number', '型号', 'category'], ...body];
          const found = await read(encode(csv(rows, delimiter)));
          expect(found.rows).toEqual(rows);
          expect(found.details).toEqual({ encoding: encoding.split(' ')[0], delimiter });
        }),
        { numRuns: 20 },
      );
    },
  );

  it('keeps a character together that lies across the border of two chunks', async () => {
    const cell = '电阻值'.repeat(40);
    for (const encode of [encodings['utf-8'], encodings.gb18030]) {
      for (let shift = 0; shift < 4; shift++) {
        const text = `a${'x'.repeat(shift)},b\n${`${cell},1\n`.repeat(4000)}`;
        const { rows } = await read(encode(text));
        expect(rows.slice(1).every((row) => row[0] === cell)).toBe(true);
      }
    }
  });

  it('finds the first hanzi far below an ASCII header', async () => {
    const text = `a,b\n${'1,2\n'.repeat(100_000)}3,电阻\n`;
    const found = await read(encodings.gb18030(text));
    expect(found.rows.at(-1)).toEqual(['3', '电阻']);
  });

  it('numbers its rows like a spreadsheet', async () => {
    const found = await read(Buffer.from('a,b\n\n1,"two\nlines"\n\n2,x\n'));
    expect(found.numbers).toEqual([1, 3, 5]);
  });

  it('takes a quotation mark inside a plain cell as it is', async () => {
    const found = await read(Buffer.from('a,b\n3.5" LCD,x\n'));
    expect(found.rows[1]).toEqual(['3.5" LCD', 'x']);
  });
});
