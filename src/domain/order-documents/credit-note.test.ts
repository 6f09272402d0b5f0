import { describe, expect, it } from 'vitest';
import { invoiceTypeValues } from '#generated/enums.ts';
import { buildDocument as buildVersion, type DocumentRequest } from './build-document.ts';
import { demoSeller, sellerIn } from './seller.ts';
import type { CustomisedSource, StandardSource } from './source.ts';

const anyOrder = {
  createdAt: new Date('2026-11-22T17:30:00Z'),
  receiver: { receivingUser: 'Jane', receivingAddress: '1 Main Street', receivingPhone: '415' },
  rateMicros: 7_123_400,
};
const standard: StandardSource = {
  ...anyOrder,
  kind: 'standard',
  orderNo: 'P2026112200000001',
  paidAt: new Date('2026-11-22T18:30:00Z'),
  lines: [
    { productNum: 'RC0603', productName: 'Resistor', num: 10_000, unitPrice: 3150, lineMoney: 3150 },
    { productNum: 'STM32', productName: 'MCU', num: 25, unitPrice: 8_450_000, lineMoney: 21_125 },
  ],
  discountType: 1,
  discountMoney: 275,
  usMoney: 24_000,
  zhMoney: 170_962,
};
const customised: CustomisedSource = {
  ...anyOrder,
  kind: 'customised',
  orderNo: 'C2026112200000002',
  productName: 'Cable set',
  requirements: {},
  instalments: [
    { purchaseId: 1, name: 'Tooling', headAmount: 1, usMoney: 24_000, zhMoney: 170_962, isPaid: true },
  ],
};

const buildDocument = (request: DocumentRequest) =>
  buildVersion(request, { version: 1, issuedAt: new Date('2026-11-25T17:30:00Z') });

describe('an invoice after money was given back', () => {
  const issued = {
    id: 9,
    invoiceType: invoiceTypeValues.domesticInvoice,
    info: { name: 'Blue Sky', city: '1 Main Street', tel: '415', kfhmc: 'Bank', kfhzh: '62' },
    instalmentIds: [],
    issuedAt: new Date('2026-11-25T02:00:00Z'),
  };
  const seller = { ...sellerIn(demoSeller, 'en_US'), taxRate: 1300 };
  const language = 'en_US';

  it('is taken back by a credit note that names it, with amounts below 0', () => {
    const credited = { id: 7, issuedAt: new Date('2026-11-23T02:00:00Z') };
    const invoice = { ...issued, credited, amount: { usMoney: -24_000, zhMoney: -170_962 } };
    for (const order of [standard, customised]) {
      const { title, facts, table, totals } = buildDocument({
        order,
        document: 'credit',
        language,
        invoice,
        seller,
      });
      expect(title).toBe('Credit note');
      expect(facts.slice(0, 2)).toEqual([
        { label: 'Credit note number', value: 'I2026112500000009' },
        { label: 'Invoice credited', value: 'I2026112300000007' },
      ]);
      const [row] = table.rows;
      expect(row?.map(({ text }) => text)).toEqual([
        '1',
        'Credit for invoice I2026112300000007',
        '−$240.00',
        '−¥1,709.62',
      ]);
      expect(totals.map(({ amounts }) => amounts[0])).toEqual(['−$240.00', '−$27.61']);
    }
  });

  it('states what was not returned, where it was issued later', () => {
    const invoice = { ...issued, amount: { usMoney: 12_000, zhMoney: 85_481 } };
    const { table, totals } = buildDocument({
      order: standard,
      document: 'invoice',
      language,
      invoice,
      seller,
    });
    expect(table.rows).toHaveLength(1);
    expect(totals[0]?.amounts[0]).toBe('$120.00');
    const whole = { ...issued, amount: { usMoney: 24_000, zhMoney: 170_962 } };
    const full = buildDocument({ order: standard, document: 'invoice', language, invoice: whole, seller });
    expect(full.table.rows).toHaveLength(2);
  });
});
