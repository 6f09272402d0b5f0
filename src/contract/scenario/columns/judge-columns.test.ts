import { describe, expect, it } from 'vitest';
import { asList, isObject, type JsonObject } from '#description/json.ts';
import { filterFromWire, fitsFilter, type NumberFilter, type StatedSpan } from '#domain/part-values/index.ts';
import { type Handler, judgeOperation, page, type Sent } from '../../relations/fake-server.ts';
import { shopKnowledge } from '../shop-knowledge.ts';

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
const notExact: Rule = (span, filter) => covers(span, { ...filter, mode: 'covers' });

/** An overlap is taken for a requirement. */
const neverOverlaps: Rule = (span, filter) =>
  covers(span, filter.mode === 'overlaps' ? { ...filter, mode: 'covers' } : filter);

/** The upper end of a requirement does not count. */
const lowerEndOnly: Rule = (span, { value, mode }) => {
  const { min } = typeof value === 'number' ? { min: value } : value;
  const counted = mode === 'exactly' || min === undefined ? value : { min };
  return covers(span, { value: counted, mode });
};

function products({ column9, minStock = '0', ...sent }: Sent, rule: Rule): JsonObject {
  const filters = (column9?.split('|') ?? []).map(filterFromWire);
  const found = spans.flatMap((span, at) => {
    const fits = filters.length === 0 || filters.some((one) => one.ok && rule(span, one.value));
    const one = product(at + 1, label(span));
    return fits && Number(one.stock) >= Number(minStock) ? [one] : [];
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
  return judgeOperation(
    { listProducts, countProductFacets },
    'listProducts',
    { catalogId: 7 },
    shopKnowledge,
  );
}

describe('filters on a column of ranges', () => {
  it('agree where a requirement is covered and a value is exact', async () => {
    const kinds = await withRule(covers);
    expect(kinds).not.toContain('ignored-filter');
    expect(kinds).not.toContain('calls-disagree');
  });

  it('are drift where overlap is enough', async () => {
    expect(await withRule(overlaps)).toContain('ignored-filter');
  });

  it('are drift where an overlap is taken for a requirement', async () => {
    expect(await withRule(neverOverlaps)).toContain('calls-disagree');
  });

  it('are drift where a chosen value is taken for a requirement', async () => {
    expect(await withRule(notExact)).toContain('calls-disagree');
  });
});

interface Dropping {
  /** Whether the definition of the column says that the list shows it. */
  readonly listType: 0 | 1;
  readonly rule: Rule;
  /** Ids of columns that the list is asked for. */
  readonly moreColumns?: string;
}

/** A shop whose list shows the column of no item while the detail of each product has it. */
function withoutColumn({ listType, rule, moreColumns }: Dropping) {
  const withoutColumn9 = ({ column9: _, ...rest }: JsonObject) => rest;
  const listProducts: Handler = (sent) => {
    const full = products(sent, rule);
    return { ...full, data: asList(full.data).filter(isObject).map(withoutColumn9) };
  };
  const getProduct: Handler = ({ productId }) => {
    const span = spans[Number(productId) - 1];
    return span ? { data: product(Number(productId), label(span)) } : { code: 4004 };
  };
  const column = { columnId: 9, columnName: 'Operating temperature', columnComment: 'number', unit: '℃' };
  const listColumns: Handler = () => ({ data: [{ ...column, columnType: 0, screen: 1, listType }] });
  const handlers = { listProducts, countProductFacets, getProduct, listColumns };
  return judgeOperation(
    handlers,
    'listProducts',
    { catalogId: 7, ...(moreColumns && { moreColumns }) },
    shopKnowledge,
  );
}

describe('a requirement on a column of ranges', () => {
  it('is drift where only its lower end counts', async () => {
    expect(await withRule(lowerEndOnly)).toContain('calls-disagree');
  });
});

describe('a list that shows a column of no item', () => {
  it('is drift where the column belongs to the list and the detail has a value', async () => {
    expect(await withoutColumn({ listType: 1, rule: covers })).toContain('calls-disagree');
  });

  it('is right where the column does not belong to the list', async () => {
    const kinds = await withoutColumn({ listType: 0, rule: covers });
    expect(kinds).not.toContain('calls-disagree');
    expect(kinds).not.toContain('ignored-filter');
  });

  it('is drift where the column is asked for', async () => {
    expect(await withoutColumn({ listType: 0, rule: covers, moreColumns: '8,9' })).toContain(
      'calls-disagree',
    );
    expect(await withoutColumn({ listType: 0, rule: covers, moreColumns: '8' })).not.toContain(
      'calls-disagree',
    );
  });

  it('has its filters judged by the detail of its first item', async () => {
    expect(await withoutColumn({ listType: 0, rule: () => true })).toContain('ignored-filter');
  });
});
