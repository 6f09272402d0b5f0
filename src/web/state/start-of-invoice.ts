import { readInvoiceInfo } from '#domain/invoice/invoice-info.ts';
import type { Fields } from '#generated/forms/applyInvoice.ts';
import type { InvoiceRecord } from '#generated/hooks/model/invoiceRecord.ts';

/** What the form begins with: the data of the invoice that was applied for last. */
export function startOfInvoice(
  latest: InvoiceRecord | undefined,
): Partial<Pick<Fields, 'invoiceType' | 'invoiceInfo'>> {
  if (!latest) return {};
  const { num, ...others } = readInvoiceInfo(latest.invoiceInfo);
  return {
    invoiceType: latest.invoiceType,
    invoiceInfo: { ...others, ...(num === undefined ? {} : { num }) },
  };
}
