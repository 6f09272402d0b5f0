import { describe, expect, it } from 'vitest';
import { invoiceInfoText } from '#domain/invoice/invoice-info.ts';
import { invoiceRecordExamStateValues, invoiceTypeValues, objectTypeValues } from '#generated/enums.ts';
import { readInvoiceDraft, storeInvoiceDraft } from './invoice-draft.ts';
import { startOfInvoice } from './start-of-invoice.ts';

const info = { name: 'Blue Sky', city: '1 Keji Road', tel: '0755', kfhmc: 'A Bank', kfhzh: '62' };
const latest = {
  id: 1,
  orderNo: 'P2026112000000001',
  orderType: objectTypeValues.standardOrder,
  invoiceInfo: invoiceInfoText(info),
  invoiceType: invoiceTypeValues.domesticInvoice,
  examState: invoiceRecordExamStateValues.invoiceIssued,
  credits: null,
  amount: 1663,
  amountZh: 11_807,
  invoiceLink: null,
  createTime: '2026-11-20T00:00:00Z',
};
const draft = {
  invoiceType: invoiceTypeValues.foreignInvoice,
  periods: 'monthly',
  invoiceInfo: { ...info, name: 'Berg', num: 'DE1' },
};
const owner = 'buyer@example.com';

describe('the start of an invoice form', () => {
  it('is the data that the member keeps, which win over the latest invoice', () => {
    expect(startOfInvoice(latest, draft)).toEqual({
      invoiceType: draft.invoiceType,
      invoiceInfo: draft.invoiceInfo,
    });
    expect(startOfInvoice(latest, undefined)).toEqual({ invoiceType: latest.invoiceType, invoiceInfo: info });
    expect(startOfInvoice(undefined, undefined)).toEqual({});
  });
});

describe('the invoice data in the browser', () => {
  it('belong to one member and can be removed', () => {
    expect(storeInvoiceDraft(owner, draft)).toBe(true);
    expect(readInvoiceDraft(owner)).toEqual(draft);
    expect(readInvoiceDraft('newcomer@example.com')).toBeUndefined();
    expect(readInvoiceDraft(undefined)).toBeUndefined();
    storeInvoiceDraft(owner, undefined);
    expect(readInvoiceDraft(owner)).toBeUndefined();
  });

  it('are ignored when they are not readable', () => {
    localStorage.setItem(`invoiceData:${owner}`, '{"name":1}');
    expect(readInvoiceDraft(owner)).toBeUndefined();
    localStorage.setItem(`invoiceData:${owner}`, '{');
    expect(readInvoiceDraft(owner)).toBeUndefined();
  });
});
