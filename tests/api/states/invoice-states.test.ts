import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDocumentOffered, issuedInvoice } from '#domain/order-documents/offered-documents.ts';
import {
  invoiceRecordExamStateValues,
  invoiceTypeValues,
  objectTypeValues,
  orderDocumentValues,
} from '#generated/enums.ts';
import { invoice } from '#server/db/schema/invoice.ts';
import { signInNewMember } from '../support/members.ts';
import { addCustomisedOrder, payInstalments } from '../support/orders.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const { invoiceIssuing, invoiceIssued } = invoiceRecordExamStateValues;
const states = Object.values(invoiceRecordExamStateValues);

it.each(states.map((last) => ({ last })))(
  'an order with invoices of every state, the last one in state $last, has the document of those that are issued',
  async ({ last }) => {
    const { token, member } = await signInNewMember(shop);
    const inOrder = [...states.filter((one) => one !== last), last];
    const parts = inOrder.map((_, index) => ({ usMoney: 500 + index }));
    const orderNo = await addCustomisedOrder(shop.db, member.id, parts);
    const instalmentIds = await payInstalments(shop.db, orderNo);
    const invoices = [];
    for (const [index, state] of inOrder.entries()) {
      const values = {
        memberId: member.id,
        orderNo,
        instalmentIds: instalmentIds.slice(index, index + 1),
        orderType: objectTypeValues.customisedOrder,
        invoiceType: invoiceTypeValues.domesticInvoice,
        info: JSON.stringify({ name: 'Blue Sky GmbH', city: '', tel: '', kfhmc: '', kfhzh: '' }),
        state,
        createdAt: shop.clock.now(),
        decidedAt: state === invoiceIssuing ? null : shop.clock.now(),
        link: state === invoiceIssued ? '/files/d/issued.pdf' : null,
        usMoney: state === invoiceIssued ? 500 : null,
        zhMoney: state === invoiceIssued ? 3550 : null,
      };
      const [row] = await shop.db.insert(invoice).values(values).returning({ id: invoice.id });
      if (row) invoices.unshift({ id: row.id, examState: state, credits: null });
    }
    for (const invoiceId of [undefined, ...invoices.map(({ id }) => id)]) {
      const name = { document: 'invoice', invoiceId } as const;
      const isInvoiced = issuedInvoice(invoices, name) !== undefined;
      const order = {
        kind: 'customised',
        orderState: 0,
        assFlag: 0,
        frontContract: null,
        amountStates: [],
        isInvoiced,
      } as const;
      const request = { orderNo, document: orderDocumentValues.salesInvoice, invoiceId };
      const { code } = await shop.call('getOrderDocument', request, { token });
      expect({ invoiceId, code }).toEqual({
        invoiceId,
        code: isDocumentOffered(order, 'invoice') ? 0 : 4009,
      });
    }
  },
);
