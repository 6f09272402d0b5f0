import type { AccountNotice } from '#domain/account-security/account-notice.ts';
import type { SecondFactorState } from '#domain/account-security/second-factor.ts';
import type { ObjectType } from '#domain/chat/chat-target.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { NoticeType } from '#domain/messages/notice.ts';
import type { PriceTier } from '#domain/money/index.ts';
import type { CodePurpose } from '#domain/session/mailed-codes.ts';
import type {
  addressDefaultStateNames,
  invoiceRecordExamStateNames,
  memberSexNames,
  orderDocumentNames,
  paperSizeNames,
} from '#generated/enums.ts';
import type { Entry, Owned } from './entry.ts';
import type {
  AccountFlowEntry,
  PaymentEntry,
  PointsFlowEntry,
  RefundEntry,
  WithdrawalEntry,
} from './ledger/money-entries.ts';
import type {
  AfterSalesEntry,
  CustomisedOrderEntry,
  OrderEventEntry,
  SampleOrderEntry,
  StandardOrderEntry,
} from './orders/order-entries.ts';

export interface MemberEntry extends Owned {
  readonly email: string;
  /** Plain text; mock data only. */
  readonly $password: string;
  readonly name: string;
  readonly surname: string;
  readonly country: string;
  readonly provinces: string;
  readonly mechanismName: string;
  readonly phone: string;
  readonly sex?: keyof typeof memberSexNames;
  readonly headImage?: string | undefined;
  readonly grade: string;
}

export interface AccountEntry extends Owned {
  readonly payPassword: boolean;
  readonly $payPassword?: string;
}

export interface SessionEntry extends Owned {
  readonly sessionId: number;
  readonly token: string;
  readonly openedAt: number;
  readonly usedAt: number;
  readonly userAgent?: string;
  readonly address?: string;
}

export interface SecondFactorEntry extends Owned, SecondFactorState {
  readonly enabledAt?: string;
  readonly recoveryCodes: readonly string[];
}

export interface ProductEntry extends Entry {
  readonly productId: number;
  readonly catalogId: number;
  readonly productNum: string;
  readonly brand: string;
  readonly packageName: string;
  readonly productName: Bilingual;
  readonly productDescribe: Bilingual;
  readonly productImg: string;
  readonly goodsLoop: string;
  readonly datasheetUrl: string | null;
  /** Micros of a US dollar, as those of the tiers; undefined when the price is quoted on request. */
  readonly $unitPrice: number | undefined;
  readonly $tiers: readonly PriceTier[];
  readonly stock: number;
  readonly startBuy: number;
  readonly $leadWeeks: number | null;
  readonly $backorderWeeks: number | null;
  readonly orderMultiple: number;
  readonly customIntegration: number;
  readonly createTime: string;
  readonly $new: boolean;
  readonly $hot: boolean;
  readonly $withdrawn: boolean;
  /** Column id → index of its value in the list of values. */
  readonly $params: Readonly<Record<string, number>>;
}

export interface CartEntry extends Owned {
  readonly carId: number;
  readonly productId: number;
  readonly num: number;
  /** Unit price in micros when the member chose the quantity. */
  readonly $seenPrice: number;
}

export interface FavouriteEntry extends Owned {
  readonly proCollecId: number;
  readonly productId: number;
  /** Unit price in micros when the product was kept, if it had one. */
  readonly $seenPrice: number | undefined;
  readonly createTime: string;
}

/** A favourite that can still be restored. */
export interface RemovedFavouriteEntry extends FavouriteEntry {
  readonly $removedAt: string;
}

export interface FootprintEntry extends Owned {
  readonly footId: number;
  readonly productId: number;
  /** Unit price in micros at the visit, if there was one. */
  readonly $seenPrice: number | undefined;
  readonly createTime: string;
}

export interface StockAlertEntry extends Entry {
  /** Absent for a visitor. */
  readonly $owner?: number;
  readonly alertId: number;
  readonly productId: number;
  readonly $email: string;
  readonly createTime: string;
}

export interface AddressEntry extends Owned {
  readonly addressId: number;
  readonly defaultState: keyof typeof addressDefaultStateNames;
}

export interface DocumentTypeEntry extends Entry {
  readonly typeId: number;
  readonly typeName: Bilingual;
}

export interface DocumentEntry extends Entry {
  readonly tid: number;
  readonly typeId: number;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** 0 for everyone, otherwise the lowest grade that may download it. */
  readonly $grade: number;
  readonly $path: Bilingual;
  /** Sentences, one a line. */
  readonly $text: Bilingual;
  /** Keys of the part numbers that it names. */
  readonly $partKeys: string;
  /** When somebody last looked at or downloaded it and was counted, by kind and person, in ms. */
  readonly $readers: Readonly<Record<string, number>>;
  readonly docUrl: Bilingual | null;
  readonly browseCount: number;
  readonly dowloadCount: number;
  readonly createTime: string;
}

export interface ChatMessageEntry extends Owned {
  readonly id: number;
  readonly orderNo: string;
  readonly objectType: ObjectType;
  readonly fromShop: boolean;
  readonly content: string;
  readonly createTime: string;
  readonly readNum: number;
}

export interface NoticeEntry extends Owned {
  readonly id: number;
  readonly messageType: NoticeType;
  readonly readState: number;
}

export interface CaptchaEntry extends Entry {
  readonly mark: string;
  readonly answer: string;
  readonly madeAt: number;
}

export interface MailedCodeEntry extends Entry {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly code: string;
  readonly sentAt: number;
  readonly attempts: number;
}

/** Moments of what is counted under one name, the newest first: wrong passwords of an account, mailed codes of a mailbox. */
export interface FailedAttemptsEntry extends Entry {
  readonly account: string;
  /** When they were made, in ms, the newest first. */
  readonly times: readonly number[];
}

/** The first answer to an Idempotency-Key. */
export interface StoredReplyEntry extends Entry {
  readonly key: string;
  readonly request: string;
  readonly reply: object;
  readonly storedAt: number;
}

/** A mail that the shop would send. */
export interface MailEntry extends Entry {
  readonly to: string;
  readonly purpose: CodePurpose | AccountNotice | 'registered' | 'backInStock';
  /** Empty in a mail without one. */
  readonly code: string;
}

/** A file that a member uploaded. */
export interface StoredFileEntry extends Owned {
  readonly path: string;
  readonly name: string;
  readonly size: number;
}

/** A version of a document about an order. */
export interface IssuedDocumentEntry extends Owned {
  /** What the document shows of the order. */
  readonly $source: string;
  readonly orderNo: string;
  readonly document: keyof typeof orderDocumentNames;
  readonly invoiceId: number | null;
  readonly documentLanguage: Language;
  readonly paperSize: keyof typeof paperSizeNames;
  readonly version: number;
  readonly issueTime: string;
  readonly filePath: string;
}

export interface InvoiceEntry extends Owned {
  readonly id: number;
  readonly orderNo: string;
  readonly examState: keyof typeof invoiceRecordExamStateNames;
  /** The invoice that a credit note takes back. */
  readonly credits: number | null;
  /** US cents and yuan cents; null until it is issued. */
  readonly amount: number | null;
  readonly amountZh: number | null;
}

/** Every collection; only the engine serves those without a type of their own. */
export interface Collections {
  members: MemberEntry;
  accounts: AccountEntry;
  sessions: SessionEntry;
  secondFactors: SecondFactorEntry;
  captchas: CaptchaEntry;
  mailedCodes: MailedCodeEntry;
  mails: MailEntry;
  failedAttempts: FailedAttemptsEntry;
  storedReplies: StoredReplyEntry;
  products: ProductEntry;
  cartItems: CartEntry;
  addresses: AddressEntry;
  standardOrders: StandardOrderEntry;
  sampleOrders: SampleOrderEntry;
  customisedOrders: CustomisedOrderEntry;
  orderEvents: OrderEventEntry;
  afterSales: AfterSalesEntry;
  accountFlow: AccountFlowEntry;
  pointsFlow: PointsFlowEntry;
  payments: PaymentEntry;
  refunds: RefundEntry;
  documents: DocumentEntry;
  storedFiles: StoredFileEntry;
  issuedDocuments: IssuedDocumentEntry;
  chatMessages: ChatMessageEntry;
  withdrawals: WithdrawalEntry;
  invoices: InvoiceEntry;
  notices: NoticeEntry;
  projects: Owned;
  remoteSupports: Owned;
  footprints: FootprintEntry;
  stockAlerts: StockAlertEntry;
  favourites: FavouriteEntry;
  removedFavourites: RemovedFavouriteEntry;
  hotCatalogs: Entry;
  catalogs: Entry;
  columns: Entry;
  friendLinks: Entry;
  banners: Entry;
  news: Entry;
  companyProfile: Entry;
  solutions: Entry;
  helpEntries: Entry;
  documentTypes: DocumentTypeEntry;
  communicationTypes: Entry;
}
export type CollectionName = keyof Collections;
