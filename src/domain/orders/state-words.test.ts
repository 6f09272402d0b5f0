import { expect, it } from 'vitest';
import { enumLabel } from '#domain/enum-label.ts';
import type { Language } from '#domain/language.ts';
import { buildDocument } from '#domain/order-documents/build-document.ts';
import { orderTables } from '#domain/order-export/order-tables.ts';
import type { Row } from '#domain/tables/cell.ts';
import {
  assFlagValues,
  customisedOrderOrderStateValues,
  customisedOrderSendValues,
  sampleOrderOrderStateValues,
  standardOrderProOrderStateValues,
} from '#generated/enums.ts';
import { customisedOrder, sampleOrder, standardOrder } from '#tests/support/orders.ts';
import { calledOffAs } from './called-off.ts';
import { customisedStateName, type StateName, sampleState, standardStateName } from './state-name.ts';

const readers = [
  { language: 'zh_CN', currency: 'CNY' },
  { language: 'en_US', currency: 'USD' },
] as const;

/** What the confirmation of an order that was called off says about its state. */
function documentedState(calledOff: StateName, language: Language): string | undefined {
  const person = { company: '', contact: '', phone: '', email: '' };
  const receiver = { receivingUser: '', receivingAddress: '', receivingPhone: '' };
  const part = { productNum: '', productName: '', points: 1 };
  const order = { createdAt: new Date(0), buyer: person, receiver, orderNo: 'S1', calledOff };
  const { facts } = buildDocument(
    { order: { ...order, ...part, kind: 'sample' }, document: 'confirmation', language },
    { version: 1, issuedAt: new Date(0) },
  );
  return facts[2]?.value;
}

interface StateWords {
  /** What the page shows. */
  readonly page: StateName;
  readonly calledOff: StateName | undefined;
  readonly rows: (reader: (typeof readers)[number]) => readonly Row[];
}

const stateColumn = 2;

function expectSameWords({ page, calledOff, rows }: StateWords): void {
  for (const reader of readers) {
    const shown = enumLabel(page, reader.language);
    expect(rows(reader)[0]?.[stateColumn]).toBe(shown);
    if (calledOff) expect(documentedState(calledOff, reader.language)).toBe(shown);
  }
}

it.each(Object.values(standardOrderProOrderStateValues))(
  'files and documents call state %i of a standard order what the page calls it',
  (proOrderState) =>
    expectSameWords({
      page: standardStateName({ proOrderState }),
      calledOff: calledOffAs('standard', proOrderState),
      rows: (reader) => orderTables.standard.rows(standardOrder({ proOrderState }), reader),
    }),
);

it.each(Object.values(customisedOrderOrderStateValues))(
  'files and documents call state %i of a custom order what the page calls it',
  (orderState) =>
    expectSameWords({
      page: customisedStateName({ orderState }),
      calledOff: calledOffAs('customised', orderState),
      rows: (reader) => orderTables.customised.rows(customisedOrder({ orderState }), reader),
    }),
);

it.each(Object.values(sampleOrderOrderStateValues))(
  'files and documents call state %i of a sample order what the page calls it',
  (orderState) =>
    expectSameWords({
      page: sampleState(orderState),
      calledOff: calledOffAs('sample', orderState),
      rows: (reader) => orderTables.sample.rows(sampleOrder({ orderState }), reader),
    }),
);

it('files and documents call a returned order what the page calls it', () => {
  const assFlag = assFlagValues.returnCompleted;
  const { inDelivery } = standardOrderProOrderStateValues;
  const standard = { proOrderState: inDelivery, assFlag };
  expectSameWords({
    page: standardStateName(standard),
    calledOff: calledOffAs('standard', inDelivery, assFlag),
    rows: (reader) => orderTables.standard.rows(standardOrder(standard), reader),
  });
  const orderState = customisedOrderOrderStateValues.awaitingPayment;
  const customised = { orderState, assFlag, send: customisedOrderSendValues.shipped };
  expectSameWords({
    page: customisedStateName(customised),
    calledOff: calledOffAs('customised', orderState, assFlag),
    rows: (reader) => orderTables.customised.rows(customisedOrder(customised), reader),
  });
});

it('files call a carrier what the page calls it', () => {
  const order = sampleOrder({ logisticsName: 'SF Express' });
  const [row] = orderTables.sample.rows(order, { language: 'zh_CN', currency: 'CNY' });
  expect(row?.at(-2)).toBe('顺丰速运');
});
