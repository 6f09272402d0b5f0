import { invoiceInfoText } from '#domain/invoice/invoice-info.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { applyInvoice } from './apply-invoice.ts';
import { readInvoicePage } from './read-invoices.ts';

export const invoiceHandlers = {
  async applyInvoice(context, { orderNo, orderType, customizedIds, invoiceType, invoiceInfo }) {
    const memberId = callingMember(context).id;
    const info = invoiceInfoText(invoiceInfo);
    const applied = await applyInvoice(
      context.db,
      { memberId, orderNo, orderType, customizedIds, invoiceType, info },
      context.now,
    );
    return applied.ok ? { ok: true } : applied;
  },

  async getLatestInvoice(context) {
    const latest = { pageNum: 1, pageSize: 1 };
    const { invoices } = await readInvoicePage(context.db, callingMember(context).id, latest);
    const [data] = invoices;
    return data === undefined ? { ok: true } : { ok: true, data };
  },

  async listInvoices(context, page) {
    const { invoices, total } = await readInvoicePage(context.db, callingMember(context).id, page);
    return { ok: true, data: invoices, params: { totalDataCounts: total } };
  },
} satisfies Partial<AppHandlers>;
