import type { TFunction } from 'i18next';
import { AssFlag } from '#generated/hooks/model/assFlag.ts';
import { InvoiceFlag } from '#generated/hooks/model/invoiceFlag.ts';
import { OrderActor } from '#generated/hooks/model/orderActor.ts';
import { OrderEvent } from '#generated/hooks/model/orderEvent.ts';
import type { OrderLine } from '#generated/hooks/model/orderLine.ts';
import type { StandardOrder } from '#generated/hooks/model/standardOrder.ts';
import { StandardOrderDiscountType } from '#generated/hooks/model/standardOrderDiscountType.ts';
import { StandardOrderPaidIn } from '#generated/hooks/model/standardOrderPaidIn.ts';
import { StandardOrderProOrderState } from '#generated/hooks/model/standardOrderProOrderState.ts';

const { byMember, byShop } = OrderActor;
const { orderPlaced, orderPaid, orderShipped } = OrderEvent;

/** A made-up order for the page that only shows what an order looks like. It is on no server. */
export function exampleOrder(t: TFunction): StandardOrder {
  const resistor: OrderLine = {
    productId: 1,
    productName: t('orders.example.resistor'),
    productNum: 'EX-0603-10K',
    productDescribe: t('orders.example.resistor'),
    productImg: '',
    unitPrice: 0.12,
    num: 5000,
    lineMoney: 600,
  };
  const capacitor: OrderLine = {
    productId: 2,
    productName: t('orders.example.capacitor'),
    productNum: 'EX-0805-100N',
    productDescribe: t('orders.example.capacitor'),
    productImg: '',
    unitPrice: 0.85,
    num: 2000,
    lineMoney: 1700,
  };
  const { lineMoney: _, ...first } = resistor;
  return {
    ...first,
    orderNo: 'P2026010500000001',
    lines: [resistor, capacitor],
    moneyNum: 2185,
    moneyNumZh: 15_514,
    exchangeRate: 7_100_000,
    discountType: StandardOrderDiscountType.memberDiscount,
    discountMoney: 115,
    proOrderState: StandardOrderProOrderState.inDelivery,
    assFlag: AssFlag.noAfterSales,
    invoiceFlag: InvoiceFlag.noInvoice,
    paidIn: StandardOrderPaidIn.dollars,
    receivingUser: t('orders.example.person'),
    receivingPhone: '000 0000 0000',
    receivingAddress: t('orders.example.address'),
    logisticsName: t('orders.example.carrier'),
    logisticsNum: 'EXAMPLE-0001',
    systemContract: null,
    userContract: null,
    createTime: '2026-01-05T02:10:00Z',
    history: [
      { event: orderPlaced, by: byMember, createTime: '2026-01-05T02:10:00Z' },
      { event: orderPaid, by: byMember, createTime: '2026-01-05T02:14:00Z' },
      { event: orderShipped, by: byShop, createTime: '2026-01-06T08:30:00Z' },
    ],
  };
}
