import { describe, expect, it } from 'vitest';
import { orderHref } from '#web/paths.ts';
import { parseDetailParams } from './detail-params.ts';
import { orderListHref, parseListParams } from './list-params.ts';

const parse = (query: string) => parseListParams(new URLSearchParams(query));
const detail = (query: string) => parseDetailParams(new URLSearchParams(query));

describe('the address of the order list', () => {
  it('keeps kind, status, page and search over writing and reading', () => {
    const params = {
      kind: 'customised',
      num: 4,
      page: 3,
      keyWord: 'RC0603 & co',
      startDate: '2026-01-31',
      endDate: '2026-11-22',
    } as const;
    const href = orderListHref(params);
    expect(parse(href.slice(href.indexOf('?')))).toEqual(params);
    expect(orderListHref(parse(''))).toBe('/all/order');
  });

  it('gives way to the first page of all standard orders where it says nothing, or something unknown', () => {
    const all = { kind: 'standard', num: undefined, page: 1, keyWord: '', startDate: '', endDate: '' };
    expect(parse('')).toEqual(all);
    expect(parse('type=9&num=77&page=-1&startDate=tomorrow&endDate=2026-99-99')).toEqual(all);
  });

  it('takes a status only of its own kind', () => {
    expect(parse('type=0&num=6').num).toBe(6);
    expect(parse('type=2&num=6').num).toBeUndefined();
    expect(parse('type=2&num=0').num).toBe(0);
  });
});

describe('the address of an order', () => {
  it('names number, kind and the status to return to', () => {
    const href = orderHref('sample', 'S2026112000000001', 2);
    expect(href).toBe('/order/orderDetail?id=S2026112000000001&num=2&type=2');
    expect(detail(href.slice(href.indexOf('?')))).toEqual({
      kind: 'sample',
      orderNo: 'S2026112000000001',
      num: 2,
    });
  });

  it('follows the letter of the number when the kind is missing or wrong', () => {
    expect(detail('id=C2026112000000001')?.kind).toBe('customised');
    expect(detail('id=C2026112000000001&type=0')?.kind).toBe('customised');
    expect(detail('type=0')).toBeUndefined();
    expect(detail('id=nonsense')).toBeUndefined();
  });
});
