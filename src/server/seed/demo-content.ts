import type { InvoiceInfo } from '#domain/invoice/invoice-info.ts';
import type { Bilingual } from '#domain/language.ts';
import type { DiscountChoice } from '#domain/money/index.ts';
import type {
  assFlagNames,
  contentTypeNames,
  customisedOrderOrderStateNames,
  noticeMessageTypeNames,
  sampleOrderOrderStateNames,
  standardOrderProOrderStateNames,
} from '#generated/enums.ts';
import type { CustomisedApplication } from '#server/custom-apply/index.ts';
import type { Receiver } from '#server/order-submit/index.ts';
import type { DemoProject, DemoSupport } from './demo-requests.ts';

export interface DemoWithdrawal {
  readonly currency: DemoCurrency;
  /** Cents. */
  readonly amount: number;
  /** Account at the payment service. */
  readonly account: string;
  readonly daysAgo: number;
  readonly state: 'withdrawalPending' | 'passed' | 'rejected';
  readonly reason?: string;
}

/**
 * What the demo shop shows in addition to its catalogue. Products are named by their part number, `productNum` on the wire; HTML
 * of news and solutions links to them as `product:{part number}`.
 */
export interface DemoContent {
  readonly banners: readonly DemoBanner[];
  readonly news: readonly DemoNews[];
  readonly profile: DemoProfile;
  readonly friendLinks: readonly {
    readonly name: Bilingual;
    readonly url: string;
    readonly coverImage?: string;
  }[];
  readonly solutions: readonly DemoSolution[];
  readonly help: readonly DemoHelp[];
  readonly documents: readonly DemoDocumentType[];
  readonly notices: readonly DemoNotice[];
  readonly projects?: readonly DemoProject[];
  readonly supports?: readonly DemoSupport[];
  /** Where goods are sent, the default first. */
  readonly addresses: readonly DemoAddress[];
  readonly cart: readonly (DemoLine & {
    /** What one piece cost when it was put in, in millionths of a US dollar; without it nothing is known of that. */
    readonly seenPrice?: number;
  })[];
  /** Money that the demo member paid in. */
  readonly topUps: readonly {
    readonly currency: DemoCurrency;
    /** Cents. */
    readonly amount: number;
    readonly daysAgo: number;
  }[];
  /** Money that the demo member withdrew. */
  readonly withdrawals?: readonly DemoWithdrawal[];
  readonly orders: readonly DemoOrder[];
  readonly samples?: readonly DemoSample[];
  readonly customised?: readonly DemoCustomised[];
  /** Who invoices are made out to. */
  readonly invoiceInfo?: InvoiceInfo;
  readonly receiver: Receiver;
  readonly favourites?: readonly DemoSavedProduct[];
  readonly footprints?: readonly DemoSavedProduct[];
}

export interface DemoAddress {
  readonly mechanismName: string;
  readonly contacts: string;
  /** Country, province and city, separated by commas. */
  readonly country: string;
  readonly address: string;
  readonly zipCode: string;
  readonly contactPhone: string;
}

/** A product that the demo member kept or looked at. */
export interface DemoSavedProduct {
  readonly productNum: string;
  readonly daysAgo: number;
  /** What the product cost then, in percent of its current price. */
  readonly thenPercent?: number;
}

export type DemoCurrency = 'CNY' | 'USD';

export interface DemoLine {
  readonly productNum: string;
  readonly num: number;
}

/** An order of the demo member, placed that many days before the shop was filled. */
export interface DemoOrder {
  readonly lines: readonly DemoLine[];
  readonly deduction: DiscountChoice;
  readonly state: (typeof standardOrderProOrderStateNames)[keyof typeof standardOrderProOrderStateNames];
  /** The balance that paid it; without one it was not paid. */
  readonly paidIn?: DemoCurrency;
  readonly sent?: { readonly by: string; readonly number: string };
  /** What was written about it, oldest first. */
  readonly chat?: readonly { readonly from: 'member' | 'shop'; readonly text: string }[];
  /** Its invoice was applied for. */
  readonly invoice?: 'issuing' | 'issued';
  readonly daysAgo: number;
}

type NameOf<Names extends object> = Names[keyof Names];

/** A sample that the demo member asked for. */
export interface DemoSample {
  readonly productNum: string;
  readonly state: NameOf<typeof sampleOrderOrderStateNames>;
  readonly sent?: { readonly by: string; readonly number: string };
  readonly daysAgo: number;
}

/** A product that the demo member had made. */
export interface DemoCustomised {
  readonly application: Omit<CustomisedApplication, keyof Receiver>;
  readonly state: NameOf<typeof customisedOrderOrderStateNames>;
  readonly assFlag?: NameOf<typeof assFlagNames>;
  /** Asked for after-sales service, and what the shop answered. */
  readonly question?: string;
  readonly reply?: string;
  readonly instalments?: readonly {
    readonly name: Bilingual;
    /** US cents. */
    readonly amount: number;
    readonly isFirst?: true;
  }[];
  /** How many payments were made, from the dollar balance. */
  readonly payments?: number;
  readonly sent?: { readonly by: string; readonly number: string };
  readonly daysAgo: number;
}

export interface DemoBanner {
  readonly size: 'big' | 'small';
  readonly img: Bilingual;
  /** Where a click leads: a product, or a place in the list of news. */
  readonly opens: { readonly productNum: string } | { readonly news: number };
}

export interface DemoNews {
  /** Name of its files. */
  readonly slug: string;
  readonly contentType: keyof typeof contentTypeNames;
  readonly title: Bilingual;
  readonly viceTitle: Bilingual;
  readonly imageUrl: string;
  /** HTML. */
  readonly content: Bilingual;
  /** Days before the shop was filled. */
  readonly daysAgo: number;
}

export interface DemoProfile {
  readonly frontCover: string;
  readonly synopsis: Bilingual;
  readonly idea: Bilingual;
  readonly mainBusiness: Bilingual;
  readonly products: Bilingual;
  readonly ourPurpose: Bilingual;
  readonly imageText: readonly { readonly img: string; readonly des: Bilingual }[];
}

export interface DemoSolution {
  readonly name: Bilingual;
  /** Picture in lists. */
  readonly url: string;
  /** HTML. */
  readonly remark: Bilingual;
  readonly productNum: string;
}

export interface DemoHelpEntry {
  /** Name of its files. */
  readonly slug: string;
  readonly menuName: Bilingual;
  /** HTML. */
  readonly content: Bilingual;
}

/** An entry of the help centre with its entries below. */
export interface DemoHelp extends DemoHelpEntry {
  readonly entries?: readonly DemoHelpEntry[];
}

export interface DemoNotice {
  readonly type: NameOf<typeof noticeMessageTypeNames>;
  readonly content: Bilingual;
  readonly link?: string;
  readonly daysAgo: number;
  readonly read: boolean;
}

/** A category of technical documents. */
export interface DemoDocumentType {
  readonly name: Bilingual;
  readonly documents: readonly DemoDocument[];
}

export interface DemoDocument {
  /** Name of the file. */
  readonly slug: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** Address of a drawing. */
  readonly figure?: string;
  /** HTML. */
  readonly content: Bilingual;
  /** Part numbers that the document is about. */
  readonly parts?: readonly string[];
  /** 0 free; otherwise the lowest grade of members that may download it. */
  readonly grade: number;
  readonly browseCount: number;
  readonly downloadCount: number;
  /** Days before the shop was filled. */
  readonly daysAgo: number;
}
