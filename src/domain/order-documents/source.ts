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
  readonly calledOff?: StateName | undefined;
  /** Undefined where an invoice says whom it is made out to. */
  readonly buyer?: Buyer | undefined;
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

/** The same money in both currencies. */
export interface Sum {
  readonly usMoney: Cents;
  readonly zhMoney: Cents;
}

export interface SourceInstalment extends Sum {
  readonly purchaseId: number;
  readonly name: string;
  readonly headAmount: keyof typeof instalmentHeadAmountNames;
  readonly isPaid: boolean;
}

export interface CustomisedSource extends AnyOrder {
  readonly kind: 'customised';
  readonly productName: string;
  /** What was agreed about the product; blank values are left out. */
  readonly requirements: Partial<Readonly<Record<RequirementName, string>>>;
  readonly instalments: readonly SourceInstalment[];
  /** Due now; undefined when nothing can be paid. */
  readonly due?: Sum | undefined;
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

/** An issued invoice or credit note. */
export interface InvoiceSource {
  readonly id: number;
  /** Below 0 for a credit note. */
  readonly amount: Sum;
  /** The invoice that a credit note takes back. */
  readonly credited?: { readonly id: number; readonly issuedAt: Date } | undefined;
  readonly invoiceType: keyof typeof invoiceTypeNames;
  readonly info: InvoiceInfo;
  /** Empty when it covers the whole order. */
  readonly instalmentIds: readonly number[];
  readonly issuedAt: Date;
}

/** The shop as a party, in the words of one language. Empty texts are left out. */
export interface SellerSource {
  readonly name: string;
  readonly address: string;
  readonly taxNumber: string;
  readonly bank: string;
  readonly bankAccount: string;
  /** Hundredths of a percent that all prices include; 0 where no tax is charged. */
  readonly taxRate: number;
}
