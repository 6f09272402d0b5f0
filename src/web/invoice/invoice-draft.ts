import type { InvoiceInfo } from '#domain/invoice/invoice-info.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import type { InvoiceType } from '#generated/hooks/model/invoiceType.ts';

/** The invoice data that a member keeps in this browser: no call stores them. They fill in the invoice dialog. */
export interface InvoiceDraft {
  readonly invoiceType: InvoiceType;
  /** A note of the member's own; an application has no such field. */
  readonly periods?: string | undefined;
  readonly invoiceInfo: InvoiceInfo;
}

/** The draft outlives the session, so the key names the member. */
const keyOf = (owner: string) => `invoiceData:${owner}`;

function isDraft(value: unknown): value is InvoiceDraft {
  return typeof value === 'object' && value !== null && 'invoiceType' in value && 'invoiceInfo' in value;
}

export function readInvoiceDraft(owner: string | undefined): InvoiceDraft | undefined {
  if (!owner) return undefined;
  try {
    const stored = parseJson<unknown>(localStorage.getItem(keyOf(owner)) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the draft of a member, or removes it without one; false where the browser keeps nothing. */
export function storeInvoiceDraft(owner: string, draft: InvoiceDraft | undefined): boolean {
  try {
    if (draft) localStorage.setItem(keyOf(owner), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(owner));
    return true;
  } catch {
    return false;
  }
}
