import { enumLabel } from '#domain/enum-label.ts';
import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';
import { type Currency, lineInYuan, receiptInYuan, unitPriceInYuan } from '#domain/money/index.ts';
import { customisedStateName, sampleState, standardStateName } from '#domain/orders/state-name.ts';
import { carrierName } from '#domain/orders/tracking.ts';
import { countCell, moneyCell, priceCell } from '#domain/tables/cell.ts';
import { instalmentAmountStateNames, standardOrderPaidInNames } from '#generated/enums.ts';
import type { Answers } from '#generated/server/handlers.ts';
import { type Column, orderTable } from './order-table.ts';

type ItemOf<Operation extends 'listStandardOrders' | 'listCustomisedOrders' | 'listSampleOrders'> =
  Answers[Operation]['data'][number];
type StandardOrder = ItemOf<'listStandardOrders'>;
type CustomisedOrder = ItemOf<'listCustomisedOrders'>;
type SampleOrder = ItemOf<'listSampleOrders'>;

const titles = {
  orderNo: { zh: '订单号', en: 'Order number' },
  createTime: { zh: '下单时间（北京时间）', en: 'Ordered at (Beijing time)' },
  state: { zh: '状态', en: 'State' },
  productNum: { zh: '型号', en: 'Part number' },
  productName: { zh: '商品名称', en: 'Product' },
  num: { zh: '数量', en: 'Quantity' },
} satisfies Record<string, Bilingual>;

interface Delivered {
  readonly receivingUser: string;
  readonly receivingAddress: string;
  readonly receivingPhone: string;
}

const receiver: readonly Column<Delivered, unknown>[] = [
  { title: { zh: '收货人', en: 'Consignee' }, once: (order) => order.receivingUser },
  { title: { zh: '收货地址', en: 'Address' }, once: (order) => order.receivingAddress },
  { title: { zh: '联系电话', en: 'Phone' }, once: (order) => order.receivingPhone },
];

interface Sent {
  readonly logisticsName: string | null;
}

const carrier: Column<Sent, unknown> = {
  title: { zh: '物流公司', en: 'Carrier' },
  once: ({ logisticsName }, language) => logisticsName && carrierName(logisticsName, language),
};
const consignment: Bilingual = { zh: '物流单号', en: 'Tracking number' };

const currencyNames: Readonly<Record<Currency, Bilingual>> = {
  USD: { zh: '美元', en: 'USD' },
  CNY: { zh: '人民币', en: 'CNY' },
};

/** The same money in each currency: the rest of a column without its title. */
type InEach<Order, Line> = Readonly<Record<Currency, Omit<Column<Order, Line>, 'title'>>>;

/** Columns of the same money in both currencies, the one that the reader chose first. */
function inBoth<Order, Line>(
  chosen: Currency,
  title: Bilingual,
  inEach: InEach<Order, Line>,
): readonly Column<Order, Line>[] {
  const order: readonly Currency[] = chosen === 'CNY' ? ['CNY', 'USD'] : ['USD', 'CNY'];
  return order.map((currency) => {
    const { zh, en } = currencyNames[currency];
    return { title: { zh: `${title.zh}（${zh}）`, en: `${title.en} (${en})` }, ...inEach[currency] };
  });
}

const standardMoney = inBoth<StandardOrder, StandardOrder['lines'][number]>;

const standardColumns = (
  currency: Currency,
): readonly Column<StandardOrder, StandardOrder['lines'][number]>[] => [
  { title: titles.orderNo, order: ({ orderNo }) => orderNo },
  { title: titles.createTime, order: ({ createTime }) => new Date(createTime) },
  { title: titles.state, order: (order, language) => enumLabel(standardStateName(order), language) },
  { title: titles.productNum, line: ({ productNum }) => productNum },
  { title: titles.productName, line: ({ productName }) => productName },
  { title: titles.num, line: ({ num }) => countCell(num) },
  {
    title: { zh: '稍后到货的数量', en: 'Pieces to follow' },
    line: ({ backordered }) => (backordered === undefined ? null : countCell(backordered)),
  },
  {
    title: { zh: '预计到货时间（北京时间）', en: 'Expected at (Beijing time)' },
    line: ({ backorderTime }) => (backorderTime === undefined ? null : new Date(backorderTime)),
  },
  ...standardMoney(
    currency,
    { zh: '单价', en: 'Unit price' },
    {
      USD: { line: ({ unitPrice }) => priceCell(unitPrice) },
      CNY: { line: ({ unitPrice }, _, order) => priceCell(unitPriceInYuan(unitPrice, order.exchangeRate)) },
    },
  ),
  ...standardMoney(
    currency,
    { zh: '小计', en: 'Line total' },
    {
      USD: { line: ({ lineMoney }) => moneyCell(lineMoney) },
      CNY: {
        line: ({ unitPrice, num }, _, order) =>
          moneyCell(lineInYuan({ price: unitPrice, quantity: num }, order.exchangeRate)),
      },
    },
  ),
  ...standardMoney(
    currency,
    { zh: '优惠', en: 'Deduction' },
    {
      USD: { once: ({ discountMoney }) => moneyCell(discountMoney) },
      CNY: {
        once: ({ lines, discountMoney: deduction, exchangeRate }) => {
          const pieces = lines.map(({ unitPrice: price, num: quantity }) => ({ price, quantity }));
          return moneyCell(receiptInYuan({ lines: pieces, deduction }, exchangeRate).deduction);
        },
      },
    },
  ),
  ...standardMoney(
    currency,
    { zh: '订单金额', en: 'Order total' },
    {
      USD: { once: ({ moneyNum }) => moneyCell(moneyNum) },
      CNY: { once: ({ moneyNumZh }) => moneyCell(moneyNumZh) },
    },
  ),
  {
    title: { zh: '支付币种', en: 'Paid in' },
    once: ({ paidIn }, language) =>
      paidIn === undefined ? null : enumLabel(standardOrderPaidInNames[paidIn], language),
  },
  ...receiver,
  carrier,
  { title: consignment, once: ({ logisticsNum }) => logisticsNum },
];

const customisedMoney = inBoth<CustomisedOrder, CustomisedOrder['amountListVos'][number]>;

const customisedColumns = (
  currency: Currency,
): readonly Column<CustomisedOrder, CustomisedOrder['amountListVos'][number]>[] => [
  { title: titles.orderNo, order: ({ orderNo }) => orderNo },
  {
    title: { zh: '申请时间（北京时间）', en: 'Applied at (Beijing time)' },
    order: (order) => new Date(order.createTime),
  },
  { title: titles.state, order: (order, language) => enumLabel(customisedStateName(order), language) },
  { title: titles.productName, once: ({ productName }) => productName },
  { title: titles.num, once: ({ demandQuantity }) => demandQuantity },
  { title: { zh: '款项', en: 'Instalment' }, line: ({ nameOfMoney }) => nameOfMoney },
  ...customisedMoney(
    currency,
    { zh: '款项金额', en: 'Instalment' },
    {
      USD: { line: ({ amount }) => moneyCell(amount) },
      CNY: { line: ({ amountZh }) => moneyCell(amountZh) },
    },
  ),
  {
    title: { zh: '支付状态', en: 'Payment' },
    line: ({ amountState }, language) => enumLabel(instalmentAmountStateNames[amountState], language),
  },
  {
    title: { zh: '支付时间（北京时间）', en: 'Paid at (Beijing time)' },
    line: ({ amountTime }) => (amountTime === null ? null : new Date(amountTime)),
  },
  ...customisedMoney(
    currency,
    { zh: '订单金额', en: 'Order total' },
    {
      USD: { once: ({ totalAmount }) => moneyCell(totalAmount) },
      CNY: { once: ({ totalAmountZh }) => moneyCell(totalAmountZh) },
    },
  ),
  ...receiver,
  carrier,
  { title: consignment, once: ({ logisticsOrderNo }) => logisticsOrderNo },
];

const sampleColumns: readonly Column<SampleOrder, SampleOrder>[] = [
  { title: titles.orderNo, order: ({ orderNo }) => orderNo },
  {
    title: { zh: '申请时间（北京时间）', en: 'Applied at (Beijing time)' },
    order: (order) => new Date(order.createTime),
  },
  { title: titles.state, order: ({ orderState }, language) => enumLabel(sampleState(orderState), language) },
  { title: titles.productNum, order: ({ productNum }) => productNum },
  { title: titles.productName, order: ({ params }) => params.productName },
  { title: { zh: '积分', en: 'Points' }, once: ({ integralNum }) => countCell(integralNum) },
  ...receiver,
  carrier,
  { title: consignment, once: ({ logisticsNum }) => logisticsNum },
];

/** The tables that orders are exported as, from the orders of the lists. */
export const orderTables = {
  standard: orderTable(standardColumns, ({ lines }) => lines),
  customised: orderTable(customisedColumns, ({ amountListVos }) => amountListVos),
  sample: orderTable(
    () => sampleColumns,
    (order) => [order],
  ),
} as const;

const fileNames: Readonly<Record<keyof typeof orderTables, Bilingual>> = {
  standard: { zh: '成品订单', en: 'Standard orders' },
  customised: { zh: '定制订单', en: 'Custom orders' },
  sample: { zh: '样品订单', en: 'Sample orders' },
};

/** Name of the sheet, and of the file without its extension. */
export function exportName(kind: keyof typeof orderTables, language: Language): string {
  return inLanguage(fileNames[kind], language);
}
