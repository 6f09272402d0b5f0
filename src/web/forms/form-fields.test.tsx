import { describe, expect, it } from 'vitest';
import { applyInvoiceForm as form } from '#generated/forms/applyInvoice.ts';
import { findProblems } from './find-problems.ts';
import { fromFields, ownFieldNames, toFields } from './form-fields.ts';

const values = {
  orderNo: 'P2026112000000001',
  orderType: 1,
  invoiceType: 2,
  invoiceInfo: { name: 'Blue Sky', city: '1 Keji Road', tel: '0755', kfhmc: 'Bank of China', kfhzh: '62' },
};

describe('the fields of a form with a JSON text', () => {
  it('are one list, in the order of the description', () => {
    expect(ownFieldNames(form)).toEqual([
      'orderNo',
      'customizedIds',
      'invoiceType',
      'orderType',
      'invoiceInfo.name',
      'invoiceInfo.num',
      'invoiceInfo.city',
      'invoiceInfo.tel',
      'invoiceInfo.kfhmc',
      'invoiceInfo.kfhzh',
    ]);
  });

  it('become the values of the operation again', () => {
    const fields = toFields(form, values);
    expect(fields).toMatchObject({ invoiceType: 2, 'invoiceInfo.kfhmc': 'Bank of China' });
    expect(fromFields(form, fields)).toEqual(values);
  });

  it('are checked one by one, with what the kind of the order requires', () => {
    const { 'invoiceInfo.tel': _, ...fields } = toFields(form, values);
    expect(findProblems(form, fields)).toEqual({ 'invoiceInfo.tel': { rule: 'required' } });
    const customised = findProblems(form, { ...toFields(form, values), orderType: 2 });
    expect(customised.customizedIds).toEqual({ rule: 'required' });
  });
});
