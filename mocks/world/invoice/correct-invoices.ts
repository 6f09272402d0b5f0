import { correctInvoices } from '#domain/invoice/invoiced-amount.ts';
import { creditNoteStep, voidedApplication } from '#domain/invoice/settle-application.ts';
import { documentPath } from '#domain/order-documents/document-path.ts';
import { recordSteps } from '../orders/order-history.ts';
import type { Store } from '../store.ts';

/** Corrects the invoices of a standard order that has just given back all that it took. */
export function correctOrderInvoices(store: Store, orderNo: string, now: Date): void {
  const ofOrder = store.all('invoices').filter((invoice) => invoice.orderNo === orderNo);
  const { declined, credited } = correctInvoices(
    ofOrder.map((invoice) => ({
      ...invoice,
      amount:
        invoice.amount === null || invoice.amountZh === null
          ? null
          : { usMoney: invoice.amount, zhMoney: invoice.amountZh },
      charges: [],
      entry: invoice,
    })),
  );
  const { examState, invoiceFlag } = voidedApplication;
  for (const { entry } of declined) {
    store.change('invoices', entry, { examState });
    const order = store.find('standardOrders', 'orderNo', orderNo);
    if (order) store.change('standardOrders', order, { invoiceFlag });
    recordSteps(store, orderNo, now, [voidedApplication.step]);
  }
  for (const { invoice, amount } of credited) {
    const createTime = now.toISOString();
    store.add('invoices', ($id) => ({
      ...invoice.entry,
      $id,
      id: $id,
      credits: invoice.id,
      amount: amount.usMoney,
      amountZh: amount.zhMoney,
      invoiceLink: documentPath({ orderNo, document: 'credit', invoiceId: $id }),
      createTime,
    }));
    recordSteps(store, orderNo, now, [creditNoteStep]);
  }
}
