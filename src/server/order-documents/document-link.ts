import { type DocumentName, documentPath, usualPaperSize } from '#domain/order-documents/document-path.ts';
import type { paperSizeNames } from '#generated/enums.ts';
import { type CallContext, callingMember } from '#server/call-context.ts';
import { signedLink } from '#server/gateways/files/index.ts';
import { findDocument } from './find-document.ts';

/** A signed link to a document of the calling member, or the code of the refusal. */
export async function documentLink(
  context: CallContext,
  name: DocumentName,
  paperSize: keyof typeof paperSizeNames = usualPaperSize,
) {
  const { db, now, language } = context;
  const memberId = callingMember(context).id;
  const found = await findDocument(db, memberId, name, language);
  if (!found.ok) return found;
  const { invoice } = found.request;
  const path = documentPath(invoice === undefined ? name : { ...name, invoiceId: invoice.id });
  const fields = { member: String(memberId), language, paperSize: String(paperSize) };
  return { ok: true, data: await signedLink(db, { path, fields }, now) } as const;
}
