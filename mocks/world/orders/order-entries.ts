import type { Bilingual } from '#domain/language.ts';
import type { OrderActor, OrderEvent } from '#domain/orders/events.ts';
import type { Answers } from '#generated/server/handlers.ts';
import type { Entry, Owned } from '../entry.ts';

type StandardOrder = Answers['getStandardOrder']['data'];
type CustomisedOrder = Answers['getCustomisedOrder']['data'];
type Instalment = Answers['listInstalments']['data'][number];
type AfterSales = NonNullable<StandardOrder['afterSales']>[number];

export interface LineEntry {
  readonly productId: number;
  /** Name and description are those of the product; answers show their values in one form. */
  readonly productName: Bilingual;
  readonly productNum: string;
  readonly productDescribe: Bilingual;
  readonly productImg: string;
  /** Cents with up to 4 decimals. */
  readonly unitPrice: number;
  readonly num: number;
  readonly lineMoney: number;
  /** Pieces that were not in stock when it was ordered, and the lead time of the supplier in weeks. */
  readonly $backordered: number;
  readonly $backorderWeeks: number | null;
}

export interface StandardOrderEntry extends Owned {
  readonly orderNo: string;
  /** File name, comma, path of a contract that the shop uploaded; null where it renders one. */
  readonly systemContract: string | null;
  readonly proOrderState: StandardOrder['proOrderState'];
  readonly assFlag: StandardOrder['assFlag'];
  readonly invoiceFlag: Instalment['invoiceFlag'];
  readonly moneyNum: number;
  readonly moneyNumZh: number;
  readonly exchangeRate: number;
  readonly lines: readonly LineEntry[];
  readonly createTime: string;
  /** Points spent, returned when it is cancelled. */
  readonly $points: number;
  /** The balance that it was paid from, or of the currency that it was paid in online; absent before. */
  readonly paidIn?: NonNullable<StandardOrder['paidIn']>;
}

export interface SampleOrderEntry extends Owned {
  readonly sampleId: number;
  readonly orderNo: string;
  readonly orderState: Answers['getSampleOrder']['data']['orderState'];
  readonly productNum: string;
  /** The name is that of the product; answers show its values in one form. */
  readonly params: { readonly productName: Bilingual; readonly productImg: string };
  readonly integralNum: number;
  readonly createTime: string;
}

export interface InstalmentEntry {
  readonly purchaseId: number;
  readonly nameOfMoney: Bilingual;
  readonly amount: number;
  readonly amountZh: number;
  readonly amountState: Instalment['amountState'];
  readonly headAmount: Instalment['headAmount'];
  readonly amountTime: string | null;
  readonly invoiceFlag: Instalment['invoiceFlag'];
}

export interface CustomisedOrderEntry extends Owned {
  readonly orderNo: string;
  readonly orderState: number;
  readonly assFlag: StandardOrder['assFlag'];
  readonly send: CustomisedOrder['send'];
  readonly productName: string;
  readonly unpaid: CustomisedOrder['unpaid'];
  readonly amountListVos: readonly InstalmentEntry[];
  /** File name, comma, path of the contract that the shop offers; null until then. */
  readonly frontContract: string | null;
  readonly createTime: string;
}

/** One step in the history of an order. */
export interface OrderEventEntry extends Entry {
  readonly orderNo: string;
  readonly event: OrderEvent;
  readonly by: OrderActor;
  readonly createTime: string;
}

/** A request for after-sales service. */
export interface AfterSalesEntry extends Entry {
  readonly orderNo: string;
  readonly serviceType: AfterSales['serviceType'];
  readonly questionContent: string;
  readonly createTime: string;
  readonly decision: AfterSales['decision'];
  readonly decisionTime: string | null;
  readonly reply: string | null;
}
