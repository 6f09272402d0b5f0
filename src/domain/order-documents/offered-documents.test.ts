import { describe, expect, it } from 'vitest';
import { assFlagValues } from '#generated/enums.ts';
import type { DocumentKind } from './document-path.ts';
import { isDocumentOffered } from './offered-documents.ts';

describe('the documents that exist', () => {
  const kinds: readonly DocumentKind[] = ['confirmation', 'proforma', 'contract', 'invoice', 'credit'];
  const offeredKinds = (order: Parameters<typeof isDocumentOffered>[0]) =>
    kinds.filter((kind) => isDocumentOffered(order, kind));

  it.each([
    [1, ['confirmation', 'proforma', 'contract']],
    [2, ['confirmation', 'contract']],
    [4, ['confirmation', 'contract']],
    [5, ['confirmation']],
  ] as const)('for a standard order in state %i are %j', (proOrderState, expected) => {
    expect(offeredKinds({ kind: 'standard', proOrderState, isInvoiced: false })).toEqual(expected);
  });

  it.each([
    [0, null, [], []],
    [1, 'a.pdf,/a.pdf', [], []],
    [1, 'a.pdf,/a.pdf', [0, 0], ['confirmation', 'contract']],
    [4, 'a.pdf,/a.pdf', [1, 0], ['confirmation', 'proforma', 'contract']],
    [5, 'a.pdf,/a.pdf', [1, 1], ['confirmation', 'contract']],
    [9, 'a.pdf,/a.pdf', [], []],
  ] as const)('for a customised order in state %i with contract %s and instalments %j are %j', (...row) => {
    const [orderState, frontContract, amountStates, expected] = row;
    const order = { kind: 'customised', orderState, frontContract, amountStates, isInvoiced: false } as const;
    const { noAfterSales, returnCompleted } = assFlagValues;
    expect(offeredKinds({ ...order, assFlag: noAfterSales })).toEqual(expected);
    expect(offeredKinds({ ...order, assFlag: returnCompleted })).not.toContain('proforma');
  });

  it('for a sample are its confirmation, and an issued invoice is one more', () => {
    expect(offeredKinds({ kind: 'sample' })).toEqual(['confirmation']);
    expect(offeredKinds({ kind: 'standard', proOrderState: 4, isInvoiced: true })).toContain('invoice');
  });
});
