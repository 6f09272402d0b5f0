// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AfterSalesRecord } from './afterSalesRecord.ts';
import type { AssFlag } from './assFlag.ts';
import type { CustomisedOrderOrderState } from './customisedOrderOrderState.ts';
import type { CustomisedOrderSend } from './customisedOrderSend.ts';
import type { CustomisedOrderUnpaid } from './customisedOrderUnpaid.ts';
import type { Instalments } from './instalments.ts';
import type { InvoiceRecord } from './invoiceRecord.ts';
import type { OrderHistoryEntry } from './orderHistoryEntry.ts';
import type { OrderNo } from './orderNo.ts';
import type { OrderRefund } from './orderRefund.ts';

/**
 * A customised order, in lists and in detail.
 */
export interface CustomisedOrder {
  orderNo: OrderNo;
  /** State of the order. State 4 with send 1 is shown as shipped. Any value not listed is shown like 0. */
  orderState: CustomisedOrderOrderState;
  assFlag: AssFlag;
  /** 1 when the goods were shipped. */
  send: CustomisedOrderSend;
  /** 1 while an instalment is unpaid. */
  unpaid: CustomisedOrderUnpaid;
  /**
     * Contract that the shop offers: file name, comma, path. Null until there is one, which takes a price.
     * @maxLength 800
     * @nullable
     */
  frontContract: string | null;
  /**
     * Contract that the member signed and uploaded: file name, comma, path. Null until then.
     * @maxLength 800
     * @nullable
     */
  backContract: string | null;
  /**
     * When it was applied for.
     * @maxLength 40
     */
  createTime: string;
  /**
     * Sum of the instalments in US cents; 0 until the back office has set it.
     * @minimum 0
     * @maximum 10000000000000
     */
  totalAmount: number;
  /**
     * The same sum in yuan cents.
     * @minimum 0
     * @maximum 10000000000000
     */
  totalAmountZh: number;
  /**
     * Yuan for one US dollar at the moment of the application, in millionths.
     * @minimum 1
     * @maximum 1000000000
     */
  exchangeRate: number;
  /**
     * Name of the product to make.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  productName: string;
  /**
     * Electrical and other parameters that it has to reach.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  indexRequirement: string;
  /**
     * Size.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  sizeRequirement: string;
  /**
     * How many pieces are needed.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  demandQuantity: string;
  /**
     * When it is needed.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  deliveryCycle: string;
  /**
     * Quality grade.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  qualityGrade: string;
  /**
     * Weight in grams.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  weight: string;
  /**
     * How it is mounted.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  installationMode: string;
  /**
     * Where it is used.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  useEnvironment: string;
  /**
     * Other requirements on how it is made.
     * @minLength 1
     * @maxLength 100
     */
  otherProcessRequirements: string;
  /**
     * Everything else there is to say.
     * @minLength 1
     * @maxLength 2000
     */
  detailedDescription: string;
  /**
     * Company of the member.
     * @maxLength 100
     */
  companyName: string;
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
  logisticsOrderNo: string | null;
  /**
     * Path of the attachment; null when there is none.
     * @maxLength 500
     * @nullable
     */
  annexFile: string | null;
  /**
     * Name that the attachment had when it was uploaded. Only in detail responses, when there is one.
     * @minLength 1
     * @maxLength 255
     */
  annexName?: string;
  /**
     * Name of the person who receives the goods.
     * @minLength 1
     * @maxLength 100
     */
  receivingUser: string;
  /**
     * Where the goods go, regions and commas in the language of the request.
     * @minLength 1
     * @maxLength 500
     */
  receivingAddress: string;
  /**
     * Phone number of the receiver.
     * @minLength 1
     * @maxLength 100
     */
  receivingPhone: string;
  amountListVos: Instalments;
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
