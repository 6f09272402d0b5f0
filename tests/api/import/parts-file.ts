import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { checkMapping } from '#server/import/mapping/load-mapping.ts';
import type { Mapping } from '#server/import/mapping/mapping.ts';

export type PartRow = Partial<Record<(typeof header)[number], string>>;

const header = [
  'no',
  'mpn',
  'brand',
  'category',
  'package',
  'description',
  'stock',
  'min',
  'multiple',
  'prices',
  'datasheet',
  'Shade',
] as const;

const usual: Required<PartRow> = {
  no: 'S1',
  mpn: 'RC0603',
  brand: 'Yageo',
  category: 'Resistors / Chip Resistor - Surface Mount',
  package: '0603',
  description: '10kΩ ±1% 100mW 0603',
  stock: '100',
  min: '1',
  multiple: '1',
  prices: '[[1,99,0.0082],[100,null,0.0061]]',
  datasheet: 'https://parts.example/r.pdf',
  Shade: '',
};

/** A row of a supplier's file; what is not given is that of a usual resistor. */
export function partRow(row: PartRow = {}): Required<PartRow> {
  return { ...usual, ...row };
}

/** `count` resistors that differ in their number and value. */
export function resistors(count: number): Required<PartRow>[] {
  return Array.from({ length: count }, (_, at) =>
    partRow({ no: `R${at}`, mpn: `RC-${at}`, description: `${at + 1}Ω ±1% 100mW 0603` }),
  );
}

function quoteCell(text: string, delimiter: string): string {
  return text.includes('"') || text.includes('\n') || text.includes(delimiter)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/** The rows as CSV text, under a header. */
export function csvText(rows: readonly PartRow[], delimiter = ','): string {
  const lines = rows.map((row) =>
    header.map((name) => quoteCell(row[name] ?? '', delimiter)).join(delimiter),
  );
  return [header.join(delimiter), ...lines, ''].join('\n');
}

/** A mapping for `csvText`, checked like one from a file; `changes` replace its parts. */
export function partsMapping(changes: Partial<Mapping> = {}): Mapping {
  const mapping: Mapping = {
    name: 'test-parts',
    supplier: 'Test supplier',
    columns: {
      supplierNo: 'no',
      mpn: 'mpn',
      brand: 'brand',
      package: 'package',
      description: 'description',
      stock: 'stock',
      minOrder: 'min',
      multiple: 'multiple',
      datasheet: 'datasheet',
    },
    category: { columns: { en_US: ['category'] } },
    prices: { column: 'prices' },
    freeText: ['description'],
    parameters: [{ key: 'shade', column: 'Shade' }],
    ...changes,
  };
  return checkMapping(mapping, mapping.name);
}

/** A folder for the files of one test file, gone when it ends. */
export function temporaryFolder(): {
  path: (name: string) => string;
  write: (name: string, bytes: string | Uint8Array) => string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'import-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name: string) => join(folder, name);
  return {
    path,
    write: (name, bytes) => {
      writeFileSync(path(name), bytes);
      return path(name);
    },
  };
}
