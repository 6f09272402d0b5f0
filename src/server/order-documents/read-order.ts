import { and, asc, eq } from 'drizzle-orm';
import { shownAddress } from '#domain/addresses/shown-address.ts';
import { awaitedPieces } from '#domain/cart/backorder.ts';
import { customisedAmountDue } from '#domain/cashier/amount-due.ts';
import { shortRequirements } from '#domain/custom-apply/short-requirements.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import type { DocumentedOrder } from '#domain/order-documents/offered-documents.ts';
import type { CustomisedSource, DocumentSource, Receiver } from '#domain/order-documents/source.ts';
import { calledOffAs } from '#domain/orders/called-off.ts';
import { amountState } from '#domain/orders-customised/instalments.ts';
import { partText } from '#domain/part-texts/index.ts';
import { orderKindOf } from '#domain/payment/order-kind.ts';
import { fullName } from '#domain/text/full-name.ts';
import { regionNames } from '#server/addresses/index.ts';
import type { Executor } from '#server/db/client.ts';
import { customisedOrder, instalment } from '#server/db/schema/customised-orders.ts';
import { orderLine, sampleOrder, standardOrder } from '#server/db/schema/orders.ts';
import { member } from '#server/db/schema/session.ts';
import { readPaidCurrencies } from '#server/orders-standard/index.ts';

/** An order with everything that its documents say, except invoices. */
export interface ReadOrder {
  readonly memberId: number;
  readonly source: DocumentSource;
  /** What decides which documents exist. */
  readonly toDocumented: (isInvoiced: boolean) => DocumentedOrder;
}

type Reader = (
  db: Executor,
  orderNo: string,
  language: Language,
  owner?: number,
) => Promise<ReadOrder | undefined>;

/** The order with a number, of an owner where one is given. */
function isNamed(
  table: typeof standardOrder | typeof customisedOrder | typeof sampleOrder,
  orderNo: string,
  owner: number | undefined,
) {
  return and(eq(table.orderNo, orderNo), owner === undefined ? undefined : eq(table.memberId, owner));
}

async function readBuyer(db: Executor, memberId: number, language: Language, company = '') {
  const [found] = await db.select().from(member).where(eq(member.id, memberId));
  if (!found) throw new Error(`member ${memberId} is gone`);
  const { mechanismName, phone, email } = found;
  return { company: company || mechanismName, contact: fullName(found, language), phone, email };
}

function shownReceiver({ receivingUser, receivingAddress, receivingPhone }: Receiver, language: Language) {
  return {
    receivingUser,
    receivingAddress: shownAddress(language, regionNames(), receivingAddress),
    receivingPhone,
  };
}

const readStandard: Reader = async (db, orderNo, language, owner) => {
  const [order] = await db
    .select()
    .from(standardOrder)
    .where(isNamed(standardOrder, orderNo, owner));
  if (!order) return undefined;
  const { memberId, createdAt, paidAt, discountType, discountMoney, usMoney, zhMoney, rateMicros } = order;
  const { state: proOrderState } = order;
  const rows = await db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderNo, orderNo))
    .orderBy(asc(orderLine.position));
  const lines = rows.map(
    ({ productNum, productNameZh, productNameEn, num, unitPrice, lineMoney, ...line }) => {
      const productName = partText({ zh: productNameZh, en: productNameEn }, language);
      const later = awaitedPieces(line, { orderedAt: createdAt, state: proOrderState });
      return { productNum, productName, num, unitPrice, lineMoney, later };
    },
  );
  const currencies = await readPaidCurrencies(db, [orderNo]);
  return {
    memberId,
    toDocumented: (isInvoiced) => ({ kind: 'standard', proOrderState, isInvoiced }),
    source: {
      kind: 'standard',
      orderNo,
      createdAt,
      calledOff: calledOffAs('standard', proOrderState, order.assFlag),
      paidAt,
      paidIn: currencies.get(orderNo),
      lines,
      discountType,
      discountMoney,
      usMoney,
      zhMoney,
      rateMicros,
      buyer: await readBuyer(db, memberId, language),
      receiver: shownReceiver(order, language),
    },
  };
};

type Requirements = CustomisedSource['requirements'];

/** The requirements alone: an order has other texts, which its documents do not show. */
function pickRequirements(order: Requirements): Requirements {
  const names = [...shortRequirements, 'detailedDescription'] as const;
  return Object.fromEntries(names.map((name) => [name, order[name]]));
}

const readCustomised: Reader = async (db, orderNo, language, owner) => {
  const [order] = await db
    .select()
    .from(customisedOrder)
    .where(isNamed(customisedOrder, orderNo, owner));
  if (!order) return undefined;
  const { memberId, createdAt, rateMicros, state: orderState, assFlag, frontContract, productName } = order;
  const rows = await db
    .select()
    .from(instalment)
    .where(eq(instalment.orderNo, orderNo))
    .orderBy(asc(instalment.position));
  const amountStates = rows.map(({ paidBy }) => amountState(paidBy !== null));
  const unpaid = rows.filter(({ paidBy }) => paidBy === null);
  const { offered, usMoney, zhMoney } = customisedAmountDue({ orderState, assFlag }, unpaid);
  return {
    memberId,
    toDocumented: (isInvoiced) => {
      return { kind: 'customised', orderState, assFlag, frontContract, amountStates, isInvoiced };
    },
    source: {
      kind: 'customised',
      orderNo,
      createdAt,
      calledOff: calledOffAs('customised', orderState, assFlag),
      productName,
      rateMicros,
      requirements: pickRequirements(order),
      due: offered ? { usMoney, zhMoney } : undefined,
      instalments: rows.map((row) => ({
        purchaseId: row.id,
        name: inLanguage({ zh: row.nameZh, en: row.nameEn }, language),
        headAmount: row.headAmount,
        usMoney: row.usMoney,
        zhMoney: row.zhMoney,
        isPaid: row.paidBy !== null,
      })),
      buyer: await readBuyer(db, memberId, language, order.companyName),
      receiver: shownReceiver(order, language),
    },
  };
};

const readSample: Reader = async (db, orderNo, language, owner) => {
  const [order] = await db
    .select()
    .from(sampleOrder)
    .where(isNamed(sampleOrder, orderNo, owner));
  if (!order) return undefined;
  const { memberId, createdAt, state, productNum, productNameZh, productNameEn, points } = order;
  return {
    memberId,
    toDocumented: () => ({ kind: 'sample' }),
    source: {
      kind: 'sample',
      orderNo,
      createdAt,
      calledOff: calledOffAs('sample', state),
      productNum,
      productName: partText({ zh: productNameZh, en: productNameEn }, language),
      points,
      buyer: await readBuyer(db, memberId, language),
      receiver: shownReceiver(order, language),
    },
  };
};

const readers = { standard: readStandard, customised: readCustomised, sample: readSample } as const;

/** Reads an order of any kind in the words of one language; undefined when there is none with this number, or of this owner. */
export const readOrder: Reader = async (db, orderNo, language, owner) => {
  const kind = orderKindOf(orderNo);
  return kind === undefined ? undefined : readers[kind](db, orderNo, language, owner);
};
