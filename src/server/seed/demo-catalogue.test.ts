import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { findTextValue, parameterByKey } from '#domain/glossary/index.ts';
import { parsePartValue } from '#domain/part-values/index.ts';
import { demoCatalogues } from './demo-folder.ts';

const rows = demoCatalogues.flatMap((file): Record<string, string>[] =>
  parse(readFileSync(file), { columns: true }),
);

/** The levels of a category path. */
function levels(path: string): string[] {
  return path.split(' / ');
}

function column(name: string): string[] {
  return rows.map((row) => row[name] ?? '');
}

describe('the demo catalogue', () => {
  it('The demo catalogue has more than 2,000 products in 40 or more categories on three levels.', () => {
    expect(rows.length).toBeGreaterThanOrEqual(2000);
    const categories = new Set(column('category_en'));
    expect(categories.size).toBeGreaterThanOrEqual(40);
    expect([...categories].filter((path) => levels(path).length !== 3)).toEqual([]);
  });

  it('Each category and product has a name in both languages.', () => {
    const same = rows.flatMap(({ category_zh = '', category_en = '' }) => {
      const english = levels(category_en);
      return levels(category_zh).filter((name) => english.includes(name) && name !== 'EEPROM');
    });
    expect(same).toEqual([]);
    expect(rows.filter((row) => row.name_zh === row.name_en)).toEqual([]);
  });

  it('Every part occurs once.', () => {
    const parts = rows.map(({ brand, mpn }) => `${brand} ${mpn}`);
    expect(parts.filter((part, index) => parts.indexOf(part) !== index)).toEqual([]);
    expect(new Set(column('supplier_no')).size).toBe(rows.length);
  });

  it('All parameters are in the glossary and can be parsed.', () => {
    const wrong = new Set<string>();
    for (const row of rows) {
      for (const [header, text] of Object.entries(row)) {
        if (!header.startsWith('param:') || header === 'param:dimensionDrawing' || text === '') continue;
        const key = header.slice('param:'.length);
        const parameter = parameterByKey(key);
        if (!parameter) wrong.add(key);
        else if (parameter.kind === 'number' && !parsePartValue(text, { kind: parameter.unit ?? '' }).ok)
          wrong.add(`${key} = ${text}`);
        else if (parameter.kind === 'text' && /[a-z]{4} |[a-z]{6}/i.test(text) && !findTextValue(key, text))
          wrong.add(`no translation of ${key} = ${text}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  it('Prices, quantities and stock are plausible.', () => {
    const [onRequest, priced] = [true, false].map((asked) =>
      rows.filter((row) => (row.price_breaks === '') === asked),
    );
    expect(onRequest).toHaveLength(1);
    for (const row of priced ?? []) {
      const [minimum, multiple, stock] = [Number(row.min_order), Number(row.multiple), Number(row.stock)];
      const breaks: [number, number | null, number][] = JSON.parse(row.price_breaks ?? '[]');
      expect(minimum % multiple, row.mpn).toBe(0);
      expect(breaks[0]?.[0], row.mpn).toBe(minimum);
      expect(breaks.at(-1)?.[1], row.mpn).toBeNull();
      expect(
        breaks.every(([, , price], at) => price > 0 && price <= (breaks[at - 1]?.[2] ?? Infinity)),
        row.mpn,
      ).toBe(true);
      expect(Number.isSafeInteger(stock) && stock >= 0, row.mpn).toBe(true);
    }
    const empty = column('stock').filter((stock) => stock === '0').length;
    expect(empty).toBeGreaterThan(rows.length * 0.05);
    expect(empty).toBeLessThan(rows.length * 0.15);
    expect(rows.filter((row) => /,0\.00\d/.test(row.price_breaks ?? '')).length).toBeGreaterThan(500);
    expect(column('is_hot').filter((flag) => flag === '1').length).toBeGreaterThan(40);
    expect(column('is_new').filter((flag) => flag === '1').length).toBeGreaterThan(40);
  });

  it('Every product has pictures, documents and texts.', () => {
    for (const row of rows) {
      expect(JSON.parse(row.gallery ?? '[]'), row.mpn).toHaveLength(4);
      for (const item of JSON.parse(row.documents_zh ?? '[]'))
        expect(Object.keys(item).sort()).toEqual(['desc', 'name', 'size', 'time', 'url']);
      expect(row.applications_zh && row.applications_en && row['param:dimensionDrawing'], row.mpn).not.toBe(
        '',
      );
    }
  });
});
