import type { InvoiceRecord } from '#generated/hooks/model/invoiceRecord.ts';
import { FirstAmount } from '#web/orders/both-amounts.tsx';

/** The amount of an invoice or credit note in the currency of the visitor; a dash until it is issued. */
export function InvoicedAmount({ amount, amountZh }: Pick<InvoiceRecord, 'amount' | 'amountZh'>) {
  if (amount === null || amountZh === null) return '–';
  return <FirstAmount usd={amount} yuan={amountZh} />;
}
