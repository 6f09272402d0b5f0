import { beijingDay } from '#domain/beijing-day.ts';
import { shortRequirements } from '#domain/custom-apply/short-requirements.ts';
import { enumLabel } from '#domain/enum-label.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { formatPrice } from '#domain/money/index.ts';
import { orderNumber } from '#domain/orders/order-number.ts';
import { payBefore } from '#domain/orders/unpaid-life.ts';
import { fieldTitle } from '#domain/wire/messages.ts';
import { constants } from '#generated/constants.ts';
import { invoiceTypeValues } from '#generated/enums.ts';
import { isStated } from '../custom-apply/stated.ts';
import { contractClauses } from './contract-terms.ts';
import type { DocumentKind } from './document-path.ts';
import { beijingTime, fill, oneLine } from './document-words.ts';
import type { DocumentModel, Fact, Note, Party } from './model.ts';
import {
  amountFigures,
  customisedFigures,
  type Figures,
  sampleFigures,
  standardFigures,
  sumOf,
} from './order-tables.ts';
import type { DocumentSource, InvoiceSource, RequirementName, SellerSource } from './source.ts';
import { texts, titles } from './texts.ts';

/** Which document of an order, in which language; an invoice comes with what was issued. */
export interface DocumentRequest {
  /** Only what the document shows, see `shownSource`. */
  readonly order: DocumentSource;
  readonly document: DocumentKind;
  readonly language: Language;
  readonly invoice?: InvoiceSource;
  readonly seller?: SellerSource | undefined;
}

/** The version of a document that is being issued. */
export interface Issue {
  /** From 1. */
  readonly version: number;
  readonly issuedAt: Date;
}

function paymentText({ order, language }: DocumentRequest): string | undefined {
  if (order.kind !== 'standard') return undefined;
  const { paidAt, createdAt, calledOff } = order;
  if (calledOff && !paidAt) return undefined;
  if (paidAt) return fill(texts.paidOn, language, { date: beijingDay(paidAt) });
  return fill(texts.payBefore, language, { time: beijingTime(payBefore(createdAt), language) });
}

function invoiceNumber({ id, issuedAt }: Pick<InvoiceSource, 'id' | 'issuedAt'>): string {
  return orderNumber('I', id, issuedAt);
}

function factsOf(request: DocumentRequest, { version, issuedAt }: Issue): Fact[] {
  const { order, document, language, invoice } = request;
  const fact = (label: Bilingual, value: string): Fact => ({ label: fill(label, language), value });
  const number = document === 'contract' ? texts.contractNo : texts.orderNo;
  const payment = paymentText(request);
  const issued =
    invoice === undefined
      ? []
      : [
          fact(document === 'credit' ? texts.creditNo : texts.invoiceNo, invoiceNumber(invoice)),
          ...(invoice.credited ? [fact(texts.creditedInvoice, invoiceNumber(invoice.credited))] : []),
          fact(texts.invoiceDate, beijingDay(invoice.issuedAt)),
          fact(
            texts.invoiceType,
            fill(
              invoice.invoiceType === invoiceTypeValues.domesticInvoice ? texts.domestic : texts.abroad,
              language,
            ),
          ),
        ];
  return [
    ...issued,
    fact(number, order.orderNo),
    fact(texts.orderDate, beijingDay(order.createdAt)),
    ...(order.calledOff ? [fact(texts.state, enumLabel(order.calledOff, language))] : []),
    ...(payment === undefined ? [] : [fact(texts.payment, payment)]),
    fact(texts.version, `${version} · ${beijingDay(issuedAt)}`),
  ];
}

const withLabel = (text: Bilingual, value: string, language: Language) =>
  value === '' ? '' : fill(text, language, { value });

function sellerLines({ seller, language }: DocumentRequest): string[] {
  if (!seller) return [];
  const { name, address, taxNumber, bank, bankAccount } = seller;
  return [
    name,
    address,
    withLabel(texts.taxpayer, taxNumber, language),
    withLabel(texts.bank, bank, language),
    withLabel(texts.account, bankAccount, language),
    constants.companyPhone,
    constants.companyEmail,
  ];
}

function billTo({ order, language, invoice }: DocumentRequest): Party {
  if (invoice === undefined) {
    const { company = '', contact = '', phone = '', email = '' } = order.buyer ?? {};
    return { title: fill(texts.buyer, language), lines: [company, contact, phone, email] };
  }
  const { name, num = '', city, tel, kfhmc, kfhzh } = invoice.info;
  const line = (text: Bilingual, value: string) => withLabel(text, value, language);
  return {
    title: fill(texts.billTo, language),
    lines: [name, line(texts.taxpayer, num), city, tel, line(texts.bank, kfhmc), line(texts.account, kfhzh)],
  };
}

function partiesOf(request: DocumentRequest): Party[] {
  const { order, language } = request;
  const { receivingUser, receivingPhone, receivingAddress } = order.receiver;
  const parties: readonly Party[] = [
    { title: fill(texts.seller, language), lines: sellerLines(request) },
    billTo(request),
    { title: fill(texts.shipTo, language), lines: [receivingUser, receivingPhone, receivingAddress] },
  ];
  return parties.map(({ title, lines }) => {
    return { title, lines: lines.map(oneLine).filter((line) => line !== '' && line !== '-') };
  });
}

/** The figures of an invoice that are not those of its order: of a credit note, and after money was given back. */
function ownFigures({ order, language, seller, invoice }: DocumentRequest): Figures | undefined {
  if (!invoice || order.kind === 'sample') return undefined;
  const { amount, credited } = invoice;
  const reader = { language, taxRate: seller?.taxRate ?? 0 };
  const paidIn = order.kind === 'standard' ? order.paidIn : undefined;
  if (credited) {
    const text = fill(texts.creditOf, language, { number: invoiceNumber(credited) });
    return amountFigures(text, amount, paidIn, reader);
  }
  const charged = order.kind === 'standard' ? order : sumOf(order.instalments);
  if (amount.usMoney === charged.usMoney && amount.zhMoney === charged.zhMoney) return undefined;
  const text = fill(texts.invoicedRest, language, { number: order.orderNo });
  return amountFigures(text, amount, paidIn, reader);
}

function figuresOf(request: DocumentRequest): Figures {
  const { order, document, language, seller } = request;
  const own = ownFigures(request);
  if (own) return own;
  const reader = { language, taxRate: seller?.taxRate ?? 0 };
  if (order.kind === 'standard') return standardFigures(order, reader);
  if (order.kind === 'customised') return customisedFigures(order, reader, document !== 'invoice');
  return sampleFigures(order, language);
}

/** In the words of the page. */
function requirementTitle(name: RequirementName, language: Language): string {
  return fieldTitle(name, 'applyCustomisedOrder', language);
}

function requirementsOf({ order, language }: DocumentRequest): Fact[] {
  if (order.kind !== 'customised') return [];
  return shortRequirements.flatMap((name) => {
    const value = oneLine(order.requirements[name] ?? '');
    return isStated(value) ? [{ label: requirementTitle(name, language), value }] : [];
  });
}

/** What the member wrote at length about the product. */
function descriptionOf({ order, language }: DocumentRequest): Note[] {
  if (order.kind !== 'customised') return [];
  const text = order.requirements.detailedDescription?.trim() ?? '';
  return isStated(text) ? [{ heading: requirementTitle('detailedDescription', language), text }] : [];
}

function clausesOf({ order, language }: DocumentRequest): Note[] {
  if (order.kind === 'sample') return [];
  const hours = String(constants.unpaidOrderLife / 3600);
  return contractClauses(order.kind).map(({ heading, text }, index) => ({
    heading: `${index + 1}. ${fill(heading, language)}`,
    text: fill(text, language, { hours }),
  }));
}

const closing: Readonly<Record<Exclude<DocumentKind, 'contract'>, Bilingual>> = {
  confirmation: texts.confirmationNote,
  proforma: texts.proformaNote,
  invoice: texts.invoiceNote,
  credit: texts.creditNote,
};

function closingNote(
  document: Exclude<DocumentKind, 'contract'>,
  { calledOff, kind }: DocumentSource,
): Bilingual {
  if (calledOff && document === 'confirmation') return texts.closedNote;
  return kind === 'sample' ? texts.sampleNote : closing[document];
}

function notesOf(request: DocumentRequest): Note[] {
  const { order, document, language } = request;
  if (order.kind === 'sample') return [{ text: fill(closingNote('confirmation', order), language) }];
  const rate = { text: fill(texts.rate, language, { rate: formatPrice(order.rateMicros, 'CNY') }) };
  if (document === 'contract') return [rate, ...descriptionOf(request), ...clausesOf(request)];
  return [rate, ...descriptionOf(request), { text: fill(closingNote(document, order), language) }];
}

/** A version of a document about an order, with the figures that the pages show. Pure; the layout comes after it. */
export function buildDocument(request: DocumentRequest, issue: Issue): DocumentModel {
  const { document, language } = request;
  const isSigned = document === 'contract';
  const { companyPhone, companyEmail } = constants;
  const brand = fill(texts.brand, language);
  return {
    language,
    document,
    brand,
    trade: fill(texts.trade, language),
    title: fill(titles[document], language),
    facts: factsOf(request, issue),
    parties: partiesOf(request),
    ...figuresOf(request),
    requirements: requirementsOf(request),
    notes: notesOf(request),
    signatures: isSigned ? [fill(texts.signSeller, language), fill(texts.signBuyer, language)] : [],
    footer: [brand, companyPhone, companyEmail].join('  ·  '),
    pageText: fill(texts.page, language),
  };
}

/** Which version of a document a file is; without a version it is the current one. */
interface DocumentFile {
  readonly document: DocumentKind;
  readonly orderNo: string;
  readonly language: Language;
  readonly version?: number;
}

/** The name of the file that is downloaded. The first version has no number. */
export function documentFileName({ document, orderNo, language, version = 1 }: DocumentFile): string {
  return `${fill(titles[document], language)} ${orderNo}${version > 1 ? ` v${version}` : ''}.pdf`;
}
