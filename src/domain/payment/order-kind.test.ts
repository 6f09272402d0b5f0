import { describe, expect, it } from 'vitest';
import { orderKindOf, paidKindOf } from './order-kind.ts';

describe('orderKindOf', () => {
  it.each([
    ['P2026112000000001', 'standard'],
    ['C2026112000000001', 'customised'],
    ['S2026112000000001', 'sample'],
  ])('reads the kind of %s from its first letter', (orderNo, kind) => {
    expect(orderKindOf(orderNo)).toBe(kind);
  });

  it.each([
    '',
    'P',
    'C1',
    '2026112000000001',
    'X2026112000000001',
    'p2026112000000001',
    'P2026112000000001 ',
  ])('knows no kind for %j, which is not an order number', (orderNo) => {
    expect(orderKindOf(orderNo)).toBeUndefined();
  });
});

it('a sample is paid for with no money', () => {
  expect(paidKindOf('P2026112000000001')).toBe('standard');
  expect(paidKindOf('C2026112000000001')).toBe('customised');
  expect(paidKindOf('S2026112000000001')).toBeUndefined();
});
