import { invoiceRecordExamStateValues, orderDocumentValues } from '#generated/enums.ts';

/** Stands for a deleted text that the books have a column for. */
export const deletedText = '-';

/** The e-mail of a closed account: unique, and none that a mail could reach (RFC 2606). */
export function closedEmail(memberId: number): string {
  return `closed-${memberId}@closed.invalid`;
}

/** What becomes of the rows of a table. */
export type Fate =
  | 'deleted'
  /** The books need the rows; they hold nothing about the person. */
  | 'kept'
  | {
      /** Fields that become {@link deletedText}. */
      readonly blanked: readonly string[];
      /** Fields that become null. */
      readonly emptied?: readonly string[];
    };

const receiver = ['receivingUser', 'receivingAddress', 'receivingPhone', 'searchText'];

/** Tables of the database in camel case. Lines, instalments, history and chat messages follow their order or chat. */
const fates = {
  session: 'deleted',
  secondFactor: 'deleted',
  recoveryCode: 'deleted',
  address: 'deleted',
  cartItem: 'deleted',
  favourite: 'deleted',
  footprint: 'deleted',
  stockAlert: 'deleted',
  notice: 'deleted',
  project: 'deleted',
  remoteSupport: 'deleted',
  orderChat: 'deleted',
  chatMessage: 'deleted',
  accountEntry: 'kept',
  pointsEntry: 'kept',
  payment: 'kept',
  refund: 'kept',
  account: { blanked: [], emptied: ['payPasswordHash'] },
  member: {
    blanked: ['name', 'surname', 'phone', 'country', 'provinces', 'mechanismName'],
    emptied: ['headImage', 'sex'],
  },
  standardOrder: { blanked: receiver },
  sampleOrder: { blanked: receiver },
  // What was sold stays; how it was to be made is the know-how of the member.
  customisedOrder: {
    blanked: [
      ...receiver,
      ...['indexRequirement', 'sizeRequirement', 'demandQuantity', 'deliveryCycle', 'qualityGrade', 'weight'],
      ...['installationMode', 'useEnvironment', 'otherProcessRequirements', 'detailedDescription'],
      'companyName',
    ],
    emptied: ['annexFile'],
  },
  afterSales: { blanked: ['question'], emptied: ['reply'] },
  withdrawal: { blanked: ['cashAccount'], emptied: ['reason'] },
} as const satisfies Record<string, Fate>;

/** A table whose rows all have the same {@link Fate}. */
export type ClosedTable = keyof typeof fates;

export const closedTables: readonly ClosedTable[] = Object.keys(fates).filter(
  (name): name is ClosedTable => name in fates,
);

/**
 * What becomes of the rows of a member when the account is closed: what belongs to the person is deleted, and what the books need
 * stays without a name. Invoices and files are decided one by one.
 */
export function fateOf(table: ClosedTable): Fate {
  return fates[table];
}

/** The fields of a member that no longer say who it was. */
export const blankMember = Object.fromEntries(
  fates.member.blanked.map((field) => [field, deletedText]),
) as Readonly<Record<(typeof fates.member.blanked)[number], string>>; // The keys are those of the list.

/** Whether an invoice keeps the data of its recipient: tax law wants those of an issued one, and one applied for is still issued. */
export function keepsRecipient(examState: number): boolean {
  return examState !== invoiceRecordExamStateValues.invoiceRefused;
}

/**
 * The documents that an account loses when it is closed. Contracts and invoices are kept as they were issued: tax and commercial law
 * want them for years.
 */
export const droppedDocuments = [orderDocumentValues.orderConfirmation, orderDocumentValues.proformaInvoice];
