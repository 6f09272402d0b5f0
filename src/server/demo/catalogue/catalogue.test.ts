import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { findTextValue, parameterByKey } from '#domain/glossary/index.ts';
import { parsePartValue } from '#domain/part-values/index.ts';
import { catalogueCsv } from './catalogue-csv.ts';
import { leaves } from './leaves.ts';
import { demoProducts } from './products.ts';

const products = [...demoProducts()];
const csv = [...catalogueCsv()].join('');
const rows: Record<string, string>[] = parse(csv, { columns: true });

function column(name: string): string[] {
  return rows.map((row) => row[name] ?? '');
}

describe('the demo catalogue', () => {
  it('is large enough and fills every category', () => {
    expect(products.length).toBeGreaterThanOrEqual(2000);
    const filled = new Set(products.map((product) => product.leaf));
    expect(leaves.length).toBeGreaterThanOrEqual(40);
    expect(leaves.filter((leaf) => !filled.has(leaf.key)).map((leaf) => leaf.key)).toEqual([]);
    expect(leaves.every((leaf) => leaf.levels.length === 3)).toBe(true);
  });

  it('names each category and product in both languages', () => {
    for (const leaf of leaves) {
      const same = leaf.levels.filter((level) => level.zh === level.en && level.en !== 'EEPROM');
      expect(same, leaf.key).toEqual([]);
      expect(leaf.noun.zh && leaf.noun.en && leaf.use.zh && leaf.use.en, leaf.key).not.toBe('');
    }
    expect(rows.filter((row) => row.name_zh === row.name_en)).toEqual([]);
  });

  it('has every part once', () => {
    const seen = new Map<string, number>();
    for (const { brand, mpn } of products)
      seen.set(`${brand} ${mpn}`, (seen.get(`${brand} ${mpn}`) ?? 0) + 1);
    expect([...seen].filter(([, count]) => count > 1)).toEqual([]);
    expect(new Set(column('supplier_no')).size).toBe(products.length);
  });

  it('states parameters that the glossary knows and the parser reads', () => {
    const wrong: string[] = [];
    for (const { mpn, parameters } of products) {
      for (const [key, text] of Object.entries(parameters)) {
        const parameter = parameterByKey(key);
        if (!parameter) wrong.push(`${mpn}: ${key}`);
        else if (parameter.kind === 'number' && !parsePartValue(text, { kind: parameter.unit ?? '' }).ok)
          wrong.push(`${mpn}: ${key} = ${text}`);
        else if (parameter.kind === 'text' && /[a-z]{4} |[a-z]{6}/i.test(text) && !findTextValue(key, text))
          wrong.push(`${mpn}: no translation of ${key} = ${text}`);
      }
    }
    expect([...new Set(wrong.map((text) => text.replace(/^.*?: /, '')))]).toEqual([]);
  });

  it('is sold as parts are sold', () => {
    for (const row of rows) {
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
    expect(empty).toBeGreaterThan(products.length * 0.05);
    expect(empty).toBeLessThan(products.length * 0.15);
    expect(rows.filter((row) => /,0\.00\d/.test(row.price_breaks ?? '')).length).toBeGreaterThan(500);
    expect(column('is_hot').filter((flag) => flag === '1').length).toBeGreaterThan(40);
    expect(column('is_new').filter((flag) => flag === '1').length).toBeGreaterThan(40);
  });

  it('has pictures, documents and texts on every product', () => {
    for (const row of rows) {
      expect(JSON.parse(row.gallery ?? '[]'), row.mpn).toHaveLength(4);
      for (const item of JSON.parse(row.documents_zh ?? '[]'))
        expect(Object.keys(item).sort()).toEqual(['desc', 'name', 'size', 'time', 'url']);
      expect(row.applications_zh && row.applications_en && row['param:dimensionDrawing'], row.mpn).not.toBe(
        '',
      );
    }
  });

  it('comes out the same in every run', () => {
    const digest = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(digest([...catalogueCsv()].join(''))).toBe(digest(csv));
  });
});
