import type { CustomisedOrder } from '#generated/hooks/model/customisedOrder.ts';
import type { Instalment } from '#generated/hooks/model/instalment.ts';
import type { OrderLine } from '#generated/hooks/model/orderLine.ts';
import type { SampleOrder } from '#generated/hooks/model/sampleOrder.ts';
import type { StandardOrder } from '#generated/hooks/model/standardOrder.ts';

const receiver = {
  receivingUser: 'Jane Miller',
  receivingAddress: 'United States,California, 1 Market Street',
  receivingPhone: '4155550100',
};

const line: OrderLine = {
  productId: 7,
  productName: 'Chip resistor',
  productNum: 'RC0603FR-0710KL',
  productDescribe: '10 kΩ ±1 %',
  productImg: '/img/a.svg,/img/b.svg',
  unitPrice: 0.125,
  num: 4000,
  lineMoney: 500,
};

/** A standard order that awaits its payment: two lines, 10 dollars less 50 cents. */
export function standardOrder(change: Partial<StandardOrder> = {}): StandardOrder {
  const { lineMoney: _, ...first } = line;
  return {
    ...first,
    orderNo: 'P2026112000000001',
    lines: [line, { ...line, productId: 8, productNum: 'GRM188R71H104KA93D' }],
    moneyNum: 950,
    moneyNumZh: 6745,
    exchangeRate: 7_100_000,
    proOrderState: 1,
    assFlag: 0,
    invoiceFlag: 0,
    ...receiver,
    logisticsName: null,
    logisticsNum: null,
    systemContract: null,
    userContract: null,
    createTime: '2026-11-20T06:30:00Z',
    discountType: 1,
    discountMoney: 50,
    ...change,
  };
}

const instalment: Instalment = {
  purchaseId: 71,
  nameOfMoney: 'Tooling',
  amount: 60_000,
  amountZh: 426_000,
  amountState: 0,
  headAmount: 1,
  amountTime: null,
  invoiceFlag: 0,
};

/** Two amounts of the first payment and the balance, all unpaid. */
export const instalments: Instalment[] = [
  instalment,
  { ...instalment, purchaseId: 72, nameOfMoney: 'Deposit', amount: 90_000, amountZh: 639_000 },
  {
    ...instalment,
    purchaseId: 73,
    nameOfMoney: 'Balance',
    amount: 150_000,
    amountZh: 1_065_000,
    headAmount: 0,
  },
];

/** The first payment was made. */
export const withFirstPaid: Instalment[] = instalments.map((one) =>
  one.headAmount === 1 ? { ...one, amountState: 1, amountTime: '2026-11-20T08:00:00Z' } : one,
);

/** A customised order whose first payment is due. */
export function customisedOrder(change: Partial<CustomisedOrder> = {}): CustomisedOrder {
  return {
    orderNo: 'C2026112000000001',
    orderState: 4,
    assFlag: 0,
    send: 0,
    unpaid: 1,
    frontContract: 'offer.pdf,/files/offer.pdf',
    backContract: 'signed.pdf,/files/signed.pdf',
    createTime: '2026-11-15T06:30:00Z',
    totalAmount: 300_000,
    totalAmountZh: 2_130_000,
    exchangeRate: 7_100_000,
    productName: 'Custom power module',
    indexRequirement: '24 V in, 5 V 10 A out',
    sizeRequirement: '50 × 30 × 12 mm',
    demandQuantity: '500',
    deliveryCycle: '8 weeks',
    qualityGrade: 'Industrial',
    weight: '35',
    installationMode: 'Surface mount',
    useEnvironment: '-40 to 85 °C',
    otherProcessRequirements: 'Conformal coating',
    detailedDescription: 'Efficiency of at least 92 %.',
    companyName: 'Shenzhen Example Electronics',
    logisticsName: null,
    logisticsOrderNo: null,
    annexFile: null,
    ...receiver,
    amountListVos: [...instalments],
    ...change,
  };
}

/** A sample order that is being examined. */
export function sampleOrder(change: Partial<SampleOrder> = {}): SampleOrder {
  return {
    sampleId: 5,
    orderNo: 'S2026112000000001',
    orderState: 0,
    integralNum: 200,
    orderType: 3,
    productId: 7,
    productNum: line.productNum,
    productImg: line.productImg,
    params: { productName: line.productName, productImg: line.productImg },
    logisticsName: null,
    logisticsNum: null,
    ...receiver,
    createTime: '2026-11-18T06:30:00Z',
    ...change,
  };
}
