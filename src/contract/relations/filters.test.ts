import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#description/json.ts';
import { filterFromWire, fitsFilter, type NumberFilter, type StatedSpan } from '#domain/part-values/index.ts';
import { type Handler, judged, page, type Sent } from './fake-server.ts';

const spans: readonly StatedSpan[] = [
  { low: -55, high: 125 },
  { low: -40, high: 85 },
  { low: 0, high: 70 },
];
const label = ({ low, high }: StatedSpan) => `${low} ℃ ~ ${high} ℃`;

type Rule = (span: StatedSpan, filter: NumberFilter) => boolean;

const covers: Rule = (span, filter) => fitsFilter(span, filter, true);
const overlaps: Rule = ({ low, high }, { value }) => {
  const { min = low, max = high } = typeof value === 'number' ? { min: value, max: value } : value;
  return low <= max && high >= min;
};
/** An exact value is taken for a requirement. */
const notExact: Rule = (span, filter) => covers(span, { ...filter, exactly: false });

function products({ column9, ...sent }: Sent, rule: Rule): JsonObject {
  const wanted = (column9?.split('|') ?? []).map(filterFromWire);
  const found = spans.flatMap((span, at) => {
    const fits = wanted.length === 0 || wanted.some((one) => one.ok && rule(span, one.value));
    return fits ? [product(at + 1, label(span))] : [];
  });
  return page(found, sent, 20);
}

const product = (productId: number, column9: string): JsonObject => ({
  productId,
  productName: 'Regulator',
  productNum: `REG-${productId}`,
  productDescribe: 'Regulator',
  productImg: '/img/a.svg',
  unitPrice: 1,
  startBuy: 1,
  stock: 4 - productId,
  customIntegration: 0,
  catalogId: 7,
  column9,
});

const countProductFacets: Handler = () => {
  const values = spans.map((span) => ({
    value: `=${span.low}..${span.high}`,
    label: label(span),
    count: 1,
  }));
  const facet = {
    columnId: 9,
    kind: 'number',
    unit: '℃',
    ranges: 1,
    min: -55,
    max: 125,
    values,
    notStated: 0,
  };
  return { data: [facet], params: { totalDataCounts: spans.length } };
};

function withRule(rule: Rule) {
  const listProducts: Handler = (sent) => products(sent, rule);
  return judged({ listProducts, countProductFacets }, 'listProducts', { catalogId: 7 });
}

describe('filters on a column of ranges', () => {
  it('are right where a requirement is covered and a value is exact', async () => {
    const kinds = await withRule(covers);
    expect(kinds).not.toContain('ignored-filter');
    expect(kinds).not.toContain('calls-disagree');
  });

  it('are drift where overlap is enough', async () => {
    expect(await withRule(overlaps)).toContain('ignored-filter');
  });

  it('are drift where a chosen value is a requirement', async () => {
    expect(await withRule(notExact)).toContain('calls-disagree');
  });
});
