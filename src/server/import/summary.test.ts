import { describe, expect, it } from 'vitest';
import type { ImportReport } from './report/outcome.ts';
import { overviewText } from './report/overview-text.ts';
import { summary } from './summary.ts';

/** A report with the given number of everything that it counts. */
function reportOf(count: number): ImportReport {
  const times = <Item>(item: Item): Item[] => Array.from({ length: count }, () => item);
  const rows = { count, first: times(2) };
  return {
    outcome: 'loaded',
    mapping: 'default',
    supplier: 'demo',
    format: 'csv',
    details: {},
    inserted: count,
    updated: count,
    unchanged: count,
    read: count,
    refused: count,
    repaired: count,
    categories: count,
    reasons: { mpnMissing: count },
    absentColumns: [],
    overview: {
      newBrands: times('Murata'),
      likeBrands: times({ name: 'Murata', like: 'muRata' }),
      newCategories: times({ zh_CN: '电阻', en_US: 'Resistor', products: count, isTranslated: false }),
      likeCategories: times({ category: 'Resistor', like: 'Resistance', suggestion: {} }),
      untranslatedColumns: times({ key: 'power', name: '功率', categories: count }),
      withoutParameters: rows,
      withoutPrice: { count: count * 2, first: times(2) },
      pricesLost: rows,
      refused: { count, first: [] },
    },
  };
}

const textOf = (count: number) => {
  const report = reportOf(count);
  return `${summary(report, 'the database shop', 1)}\n${overviewText(report)}`;
};

/** A one before a noun in the plural, or before a sentence about several. */
const wrongPlural = /(?<![\d,.])1 (?:(?:new|more) )?(?:[a-z]+s\b|[a-z ]+ (?:are|have|read|take)\b).*/g;

describe('what an import says of one', () => {
  it('is in the singular', () => {
    expect(textOf(1).match(wrongPlural)).toBeNull();
    expect(textOf(1)).toContain('1 row in 1 category: 1 refused, 1 repaired.');
  });

  it('is in the plural of more, with thousands set apart', () => {
    expect(textOf(1200)).toContain('1,200 rows in 1,200 categories: 1,200 refused, 1,200 repaired.');
    expect(textOf(2)).toContain('2 of them read like a brand of the shop');
  });
});
