import { parseJson } from '#domain/wire/parse-json.ts';
/** Who an invoice is made out to; the names of the wire: taxpayer id, address, phone, bank and account. */
export interface InvoiceInfo {
  readonly name: string;
  readonly num?: string | undefined;
  readonly city: string;
  readonly tel: string;
  readonly kfhmc: string;
  readonly kfhzh: string;
}

/** The JSON text in which it is stored and sent: trimmed, a blank taxpayer id left out. */
export function invoiceInfoText({ name, num = '', city, tel, kfhmc, kfhzh }: InvoiceInfo): string {
  const taxpayer = num.trim();
  return JSON.stringify({
    name: name.trim(),
    ...(taxpayer === '' ? {} : { num: taxpayer }),
    city: city.trim(),
    tel: tel.trim(),
    kfhmc: kfhmc.trim(),
    kfhzh: kfhzh.trim(),
  });
}

/** Reads a stored text, which {@link invoiceInfoText} wrote. */
export function readInvoiceInfo(text: string): InvoiceInfo {
  // The only writer of these texts is the function above.
  return parseJson<InvoiceInfo>(text);
}
