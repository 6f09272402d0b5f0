import { describe, expect, it } from 'vitest';
import { buildDocument as buildVersion, type DocumentRequest } from './build-document.ts';
import type { DocumentKind } from './document-path.ts';
import { demoSeller, sellerIn } from './seller.ts';
import { namedContract, shopContract } from './shop-contract.ts';
import type { CustomisedSource, SampleSource, StandardSource } from './source.ts';

const anyOrder = {
  createdAt: new Date('2026-11-22T17:30:00Z'),
  buyer: { company: 'Blue Sky Inc.', contact: 'Jane Miller', phone: '415', email: 'jane@example.com' },
  receiver: { receivingUser: 'Jane', receivingAddress: '1 Main\nStreet', receivingPhone: '415' },
  rateMicros: 7_123_400,
};
const standard: StandardSource = {
  ...anyOrder,
  kind: 'standard',
  orderNo: 'P2026112200000001',
  calledOff: undefined,
  paidAt: null,
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
  calledOff: undefined,
  due: { usMoney: 1500, zhMoney: 10_685 },
  productName: 'Cable set',
  requirements: {
    demandQuantity: '500',
    indexRequirement: '-',
    sizeRequirement: ' ',
    qualityGrade: '',
    weight: '4.2',
    deliveryCycle: '',
    installationMode: '',
    useEnvironment: '',
    otherProcessRequirements: '',
    detailedDescription: 'Labelled at both ends.',
  },
  instalments: [
    { purchaseId: 1, name: 'Tooling', headAmount: 1, usMoney: 600, zhMoney: 4274, isPaid: false },
    { purchaseId: 2, name: 'Deposit', headAmount: 1, usMoney: 900, zhMoney: 6411, isPaid: false },
    { purchaseId: 3, name: 'Balance', headAmount: 0, usMoney: 1500, zhMoney: 10_685, isPaid: false },
  ],
};

/** The second version of a document, of the demo shop. */
const buildDocument = (request: DocumentRequest) =>
  buildVersion(
    { seller: sellerIn(demoSeller, request.language), ...request },
    { version: 2, issuedAt: new Date('2026-11-24T17:30:00Z') },
  );
const build = (order: StandardSource | CustomisedSource, document: DocumentKind = 'proforma') =>
  buildDocument({ order, document, language: 'en_US' });

describe('the figures of a document', () => {
  it('are the lines, what was taken off, and the total in both currencies', () => {
    const { table, totals, notes } = build(standard);
    expect(table.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['1', 'RC0603', '10,000', '$0.00315', '$31.50'],
      ['2', 'STM32', '25', '$8.45', '$211.25'],
    ]);
    expect(totals).toEqual([
      { label: 'Goods total', amounts: ['$242.75'] },
      { label: 'Member discount', amounts: ['−$2.75'] },
      { label: 'Total (USD)', amounts: ['$240.00'], isStrong: true },
      { label: 'Total (CNY)', amounts: ['¥1,709.62'] },
      { label: 'Tax (0%)', amounts: ['$0.00'] },
    ]);
    expect(notes[0]?.text).toContain('1 USD = ¥7.1234.');
  });

  it.each([
    ['Chinese', undefined, 'zh_CN'],
    ['Chinese', 'CNY', 'zh_CN'],
    ['English', 'CNY', 'en_US'],
  ] as const)('are in yuan with the agreed dollars below in %s, paid in %s', (_name, paidIn, language) => {
    const { table, totals } = buildDocument({
      order: { ...standard, paidIn },
      document: 'confirmation',
      language,
    });
    expect(table.rows.map((row) => row.slice(3))).toEqual([
      [
        { text: '¥0.02244', note: '$0.00315' },
        { text: '¥224.40', note: '$31.50' },
      ],
      [
        { text: '¥60.19273', note: '$8.45' },
        { text: '¥1,504.82', note: '$211.25' },
      ],
    ]);
    expect(totals.map(({ amounts }) => amounts)).toEqual([
      ['¥1,729.22'],
      ['−¥19.59'],
      ['−¥0.01'],
      ['¥1,709.62'],
      ['$240.00'],
      ['¥0.00'],
    ]);
    expect(table.columns.slice(3).map(({ title }) => title)).toEqual(
      language === 'zh_CN' ? ['单价（人民币）', '金额（人民币）'] : ['Unit price (CNY)', 'Amount (CNY)'],
    );
  });

  it('are in dollars on a Chinese document of an order that was paid in dollars', () => {
    const order = { ...standard, paidIn: 'USD' } as const;
    const { table, totals } = buildDocument({ order, document: 'contract', language: 'zh_CN' });
    expect(table.rows[0]?.slice(3)).toEqual([{ text: '$0.00315' }, { text: '$31.50' }]);
    expect(totals.find(({ isStrong }) => isStrong)?.amounts).toEqual(['$240.00']);
  });

  it('of a customised order have the currency of the language first', () => {
    const { table, totals } = buildDocument({ order: customised, document: 'contract', language: 'zh_CN' });
    expect(table.rows[0]?.slice(3)).toEqual([{ text: '¥42.74' }, { text: '$6.00' }]);
    expect(table.columns.slice(3).map(({ title }) => title)).toEqual(['金额（人民币）', '金额（美元）']);
    expect(totals.at(-1)).toEqual({ label: '本次应付', amounts: ['¥106.85', '$15.00'] });
  });

  it.each([
    ['STM32F103', 'Evaluation board for STM32F103', 'Evaluation board for STM32F103'],
    ['A1', 'Heat sink A1', 'Heat sink A1'],
    ['USB-C', 'Cable USB-C to\nUSB-A, 1 m', 'Cable USB-C to USB-A, 1 m'],
    ['5', '1.5 m cable', '1.5 m cable'],
    ['RC0603', 'YAGEO RC0603', 'YAGEO RC0603'],
    ['RC0603', 'RC0603', ''],
    ['RC0603', ' ', ''],
  ])('name a part %s, called %j, as %j', (productNum, productName, note) => {
    const line = { productNum, productName, num: 1, unitPrice: 310_000, lineMoney: 31 };
    expect(build({ ...standard, lines: [line] }).table.rows[0]?.[1]).toEqual({ text: productNum, note });
    const sample: SampleSource = {
      ...anyOrder,
      kind: 'sample',
      orderNo: 'S1',
      calledOff: undefined,
      productNum,
      productName,
      points: 5,
    };
    const { table } = buildDocument({ order: sample, document: 'confirmation', language: 'en_US' });
    expect(table.rows[0]?.[1]).toEqual({ text: productNum, note });
  });

  it('show the first payment of a customised order as due now, and what it is to be in the words of the page', () => {
    const { totals, requirements, notes } = build(customised);
    expect(totals.at(-1)).toEqual({ label: 'Due now', amounts: ['$15.00', '¥106.85'] });
    expect(requirements).toEqual([
      { label: 'Quantity needed', value: '500' },
      { label: 'Weight (grams)', value: '4.2' },
    ]);
    expect(notes).toContainEqual({ heading: 'Detailed description', text: 'Labelled at both ends.' });
  });
});

describe('the seller of a document', () => {
  const seller = {
    name: 'Example Components Ltd.',
    address: '8 Keyuan Road, Shenzhen',
    taxNumber: '91440300MA5EXAMPLE',
    bank: 'Bank of China, Shenzhen',
    bankAccount: '7415 0000 1234',
    taxRate: 1300,
  };

  it('is the company of the settings, with the tax that the prices include', () => {
    const order = { ...standard, paidIn: 'USD' } as const;
    const { parties, totals } = buildDocument({ order, document: 'invoice', language: 'en_US', seller });
    expect(parties[0]?.lines.slice(0, 5)).toEqual([
      'Example Components Ltd.',
      '8 Keyuan Road, Shenzhen',
      'Tax ID 91440300MA5EXAMPLE',
      'Bank Bank of China, Shenzhen',
      'Account 7415 0000 1234',
    ]);
    expect(totals.at(-1)).toEqual({ label: 'Of which tax (13%)', amounts: ['$27.61'] });
    const { totals: parts } = buildDocument({
      order: customised,
      document: 'contract',
      language: 'zh_CN',
      seller,
    });
    expect(parts[1]).toEqual({ label: '其中税额（13%）', amounts: ['¥24.58', '$3.45'] });
  });

  it('is plainly a demo where nothing is set', () => {
    for (const language of ['zh_CN', 'en_US'] as const) {
      const [seller] = buildDocument({ order: standard, document: 'contract', language }).parties;
      expect(seller?.lines[0]).toMatch(/演示|Demo/);
    }
  });
});

describe('the dates of a document', () => {
  it('are those of Beijing, with the moment until which an unpaid order waits', () => {
    const { facts, parties } = build(standard);
    expect(facts.map(({ value }) => value)).toEqual([
      'P2026112200000001',
      '2026-11-23',
      'Due by 2026-11-24 01:30 (Beijing time)',
      '2 · 2026-11-25',
    ]);
    expect(parties.at(-1)?.lines).toEqual(['Jane', '415', '1 Main Street']);
  });
});

describe('the confirmation of an order that was called off', () => {
  it('says so instead of asking for the payment', () => {
    const order = { ...standard, calledOff: 'closed' as const };
    const { facts, notes } = buildDocument({ order, document: 'confirmation', language: 'en_US' });
    expect(facts.slice(2, -1)).toEqual([{ label: 'Status', value: 'Closed' }]);
    expect(notes.at(-1)?.text).toBe('Nothing is to be paid or delivered for this order.');
    expect(JSON.stringify({ facts, notes })).not.toMatch(/Due by|Thank you/);
  });

  it('still says when it was paid', () => {
    const order = { ...standard, calledOff: 'closed' as const, paidAt: new Date('2026-11-23T01:00:00Z') };
    const { facts } = buildDocument({ order, document: 'confirmation', language: 'zh_CN' });
    expect(facts.slice(2, -1)).toEqual([
      { label: '状态', value: '已关闭' },
      { label: '付款', value: '2026-11-23 已付款' },
    ]);
  });

  it('does not promise a sample', () => {
    const order: SampleSource = {
      ...anyOrder,
      kind: 'sample',
      orderNo: 'S1',
      calledOff: 'cancelled',
      productNum: 'RC0603',
      productName: 'Resistor',
      points: 5,
    };
    const { notes } = buildDocument({ order, document: 'confirmation', language: 'zh_CN' });
    expect(notes).toEqual([{ text: '本订单无需付款，也不再发货。' }]);
  });
});

describe('the contract', () => {
  it.each(['USD', 'CNY', undefined] as const)(
    'names no other currency than its table, paid in %s',
    (paidIn) => {
      for (const language of ['zh_CN', 'en_US'] as const) {
        const { notes } = buildDocument({ order: { ...standard, paidIn }, document: 'contract', language });
        const [, prices] = notes;
        expect(prices?.text).not.toMatch(/美元计|in USD,/);
        expect(prices?.text).toMatch(/汇率|exchange rate/);
      }
    },
  );
});

it('names a rendered contract in the language of the reader, and keeps the name of an uploaded one', () => {
  const stored = shopContract('P2026112200000001', 'zh_CN');
  expect(namedContract(stored, 'en_US')).toBe(
    'Sales contract P2026112200000001.pdf,/files/d/P2026112200000001/contract.pdf',
  );
  expect(namedContract('offer.pdf,/files/u/0f.pdf', 'zh_CN')).toBe('offer.pdf,/files/u/0f.pdf');
  expect(namedContract(null, 'en_US')).toBeNull();
});
