import { readInvoiceInfo } from '#domain/invoice/invoice-info.ts';
import type { Fields } from '#generated/forms/applyInvoice.ts';
import type { InvoiceRecord } from '#generated/hooks/model/invoiceRecord.ts';
import type { InvoiceDraft } from './invoice-draft.ts';

/** What an invoice form begins with: the data that the member keeps, else those of the invoice that was applied for last. */
export function startOfInvoice(
  latest: InvoiceRecord | undefined,
  draft: InvoiceDraft | undefined,
): Partial<Pick<Fields, 'invoiceType' | 'invoiceInfo'>> {
  const known = draft ?? (latest && { ...latest, invoiceInfo: readInvoiceInfo(latest.invoiceInfo) });
  if (!known) return {};
  const { num, ...others } = known.invoiceInfo;
  return {
    invoiceType: known.invoiceType,
    invoiceInfo: { ...others, ...(num === undefined ? {} : { num }) },
  };
}
