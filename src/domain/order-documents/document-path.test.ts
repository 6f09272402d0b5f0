import { expect, it } from 'vitest';
import { documentPath, readDocumentPath } from './document-path.ts';

it('reads the addresses that it writes, and no others', () => {
  const contract = { orderNo: 'P2026112200000001', document: 'contract' } as const;
  const invoice = { orderNo: 'C2026112200000002', document: 'invoice', invoiceId: 9 } as const;
  expect(documentPath(contract)).toBe('/files/d/P2026112200000001/contract.pdf');
  const credit = { ...invoice, document: 'credit' } as const;
  for (const name of [contract, invoice, credit]) expect(readDocumentPath(documentPath(name))).toEqual(name);
  for (const path of [
    '/files/u/0f2a.pdf',
    '/files/d/P2026112200000001/contract-9.pdf',
    '/files/d/P2026112200000001/../secret.pdf',
    '/files/d/P2026112200000001/invoice-0.pdf',
  ])
    expect(readDocumentPath(path)).toBeUndefined();
});
