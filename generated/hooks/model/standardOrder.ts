// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AfterSalesRecord } from './afterSalesRecord.ts';
import type { AssFlag } from './assFlag.ts';
import type { InvoiceFlag } from './invoiceFlag.ts';
import type { InvoiceRecord } from './invoiceRecord.ts';
import type { OrderHistoryEntry } from './orderHistoryEntry.ts';
import type { OrderLine } from './orderLine.ts';
import type { OrderNo } from './orderNo.ts';
import type { OrderRefund } from './orderRefund.ts';
import type { ProductDescribe } from './productDescribe.ts';
import type { ProductId } from './productId.ts';
import type { ProductImg } from './productImg.ts';
import type { ProductName } from './productName.ts';
import type { ProductNum } from './productNum.ts';
import type { ReceivingPhone } from './receivingPhone.ts';
import type { ReceivingUser } from './receivingUser.ts';
import type { ShownReceivingAddress } from './shownReceivingAddress.ts';
import type { StandardOrderDiscountType } from './standardOrderDiscountType.ts';
import type { StandardOrderPaidIn } from './standardOrderPaidIn.ts';
import type { StandardOrderProOrderState } from './standardOrderProOrderState.ts';

/**
 * A standard order (finished goods), in lists and in detail.
 */
export interface StandardOrder {
  orderNo: OrderNo;
  productId: ProductId;
  productName: ProductName;
  productNum: ProductNum;
  productDescribe: ProductDescribe;
  productImg: ProductImg;
  /**
     * Price of one piece of the first line at the time of the order, in US cents with at most 4 decimals.
     * @minimum 0
     * @maximum 100000000
     */
  unitPrice: number;
  /**
     * Quantity of the first line.
     * @minimum 1
     * @maximum 99999
     */
  num: number;
  /**
     * Amount to pay for the whole order in US cents, after deductions.
     * @minimum 0
     * @maximum 10000000000000
     */
  moneyNum: number;
  /**
     * Amount to pay in yuan cents, as it was computed when the order was placed.
     * @minimum 0
     * @maximum 10000000000000
     */
  moneyNumZh: number;
  /**
     * Yuan for one US dollar at the moment of the order, in millionths.
     * @minimum 1
     * @maximum 1000000000
     */
  exchangeRate: number;
  /** State of the order. Any value not listed is shown as closed. */
  proOrderState: StandardOrderProOrderState;
  assFlag: AssFlag;
  invoiceFlag: InvoiceFlag;
  receivingUser: ReceivingUser;
  receivingAddress: ShownReceivingAddress;
  receivingPhone: ReceivingPhone;
  /**
     * Name of the carrier; null until the goods are on their way.
     * @maxLength 100
     * @nullable
     */
  logisticsName: string | null;
  /**
     * Number of the consignment; null until the goods are on their way.
     * @maxLength 100
     * @nullable
     */
  logisticsNum: string | null;
  /**
     * Contract of the shop: file name, comma, path. Null when there is none.
     * @maxLength 800
     * @nullable
     */
  systemContract: string | null;
  /**
     * Contract that the member uploaded: file name, comma, path. Null until then.
     * @maxLength 800
     * @nullable
     */
  userContract: string | null;
  /**
     * When the order was placed.
     * @maxLength 40
     */
  createTime: string;
  /** The deduction that the order used. */
  discountType: StandardOrderDiscountType;
  /**
     * What the deduction took off, in US cents.
     * @minimum 0
     * @maximum 10000000000000
     */
  discountMoney: number;
  /** The currency that it was paid in, from a balance or online. Absent until it is paid. */
  paidIn?: StandardOrderPaidIn;
  /**
     * All products of the order. The single-product fields repeat the first one.
     * @minItems 1
     * @maxItems 200
     */
  lines: OrderLine[];
  /**
     * When an unpaid order closes by itself. Only in detail responses for orders that await payment.
     * @maxLength 40
     */
  payBefore?: string;
  /**
     * What happened to the order, oldest first. Only in detail responses.
     * @maxItems 1000
     */
  history?: OrderHistoryEntry[];
  /**
     * What was given back of the payments, oldest first. Only in detail responses.
     * @maxItems 1000
     */
  refunds?: OrderRefund[];
  /**
     * The requests for after-sales service, oldest first. Only in detail responses.
     * @maxItems 100
     */
  afterSales?: AfterSalesRecord[];
  /**
     * The invoices of the order, oldest first. Only in detail responses.
     * @maxItems 100
     */
  invoices?: InvoiceRecord[];
}
