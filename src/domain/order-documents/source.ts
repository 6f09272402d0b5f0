import type { shortRequirements } from '#domain/custom-apply/short-requirements.ts';
import type { InvoiceInfo } from '#domain/invoice/invoice-info.ts';
import type { Cents, Currency, Micros } from '#domain/money/index.ts';
import type { StateName } from '#domain/orders/state-name.ts';
import type {
  instalmentHeadAmountNames,
  invoiceTypeNames,
  standardOrderDiscountTypeNames,
} from '#generated/enums.ts';

export interface Buyer {
  readonly company: string;
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
}

export interface Receiver {
  readonly receivingUser: string;
  readonly receivingAddress: string;
  readonly receivingPhone: string;
}

interface AnyOrder {
  readonly orderNo: string;
  readonly createdAt: Date;
  /** What its state is called, when it ended without a delivery. */
  readonly calledOff: StateName | undefined;
  readonly buyer: Buyer;
  readonly receiver: Receiver;
}

/** A line with the price that was agreed. */
export interface SourceLine {
  readonly productNum: string;
  readonly productName: string;
  readonly num: number;
  readonly unitPrice: Micros;
  readonly lineMoney: Cents;
  /** Pieces that are still to come from the supplier, and when. */
  readonly later?: { readonly pieces: number; readonly expectedAt: Date } | undefined;
}

export interface StandardSource extends AnyOrder {
  readonly kind: 'standard';
  readonly paidAt: Date | null;
  /** Undefined as long as nothing was paid. */
  readonly paidIn?: Currency | undefined;
  readonly lines: readonly SourceLine[];
  readonly discountType: keyof typeof standardOrderDiscountTypeNames;
  readonly discountMoney: Cents;
  readonly usMoney: Cents;
  readonly zhMoney: Cents;
  readonly rateMicros: Micros;
}

export interface SourceInstalment {
  readonly purchaseId: number;
  readonly name: string;
  readonly headAmount: keyof typeof instalmentHeadAmountNames;
  readonly usMoney: Cents;
  readonly zhMoney: Cents;
  readonly isPaid: boolean;
}

export interface CustomisedSource extends AnyOrder {
  readonly kind: 'customised';
  readonly orderState: number;
  readonly assFlag: number;
  readonly productName: string;
  /** What was agreed about the product; blank values are left out. */
  readonly requirements: Readonly<Record<RequirementName, string>>;
  readonly instalments: readonly SourceInstalment[];
  readonly rateMicros: Micros;
}

export type RequirementName = (typeof shortRequirements)[number] | 'detailedDescription';

export interface SampleSource extends AnyOrder {
  readonly kind: 'sample';
  readonly productNum: string;
  readonly productName: string;
  readonly points: number;
}

/** An order in the words of one language. */
export type DocumentSource = StandardSource | CustomisedSource | SampleSource;

/** An issued invoice. */
export interface InvoiceSource {
  readonly id: number;
  readonly invoiceType: keyof typeof invoiceTypeNames;
  readonly info: InvoiceInfo;
  /** Empty when it covers the whole order. */
  readonly instalmentIds: readonly number[];
  readonly issuedAt: Date;
}
