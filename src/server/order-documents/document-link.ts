import { type DocumentName, usualPaperSize } from '#domain/order-documents/document-path.ts';
import type { paperSizeNames } from '#generated/enums.ts';
import type { CallContext } from '#server/call-context.ts';
import { fileLink } from '#server/transport/index.ts';
import { findDocument } from './find-document.ts';
import { issueDocument } from './issue-document.ts';

/** A signed link to the current version of a document of the calling member, or the code of the refusal. */
export async function documentLink(
  context: CallContext,
  name: DocumentName,
  paperSize: keyof typeof paperSizeNames = usualPaperSize,
) {
  const found = await findDocument(context, name);
  if (!found.ok) return found;
  const { fileName } = await issueDocument(context, found.request, paperSize);
  return { ok: true, data: await fileLink(context, { name: fileName }) } as const;
}
