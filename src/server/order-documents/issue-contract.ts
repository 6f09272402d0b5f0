import { and, eq } from 'drizzle-orm';
import { usualPaperSize } from '#domain/order-documents/document-path.ts';
import { orderDocumentValues } from '#generated/enums.ts';
import type { CallContext } from '#server/call-context.ts';
import { issuedDocument } from '#server/db/schema/issued-documents.ts';
import { findDocument } from './find-document.ts';
import { issueDocument } from './issue-document.ts';

/** Issues the contract of an order that a member signed without downloading it here, so that the signed version exists. A precondition. */
export async function issueContract(
  context: CallContext,
  { orderNo }: { readonly orderNo: string },
): Promise<undefined> {
  const found = await findDocument(context, { orderNo, document: 'contract' });
  if (!found.ok) return undefined;
  const isContract = eq(issuedDocument.document, orderDocumentValues.salesContract);
  const issued = await context.db
    .select({ version: issuedDocument.version })
    .from(issuedDocument)
    .where(and(eq(issuedDocument.orderNo, orderNo), isContract))
    .limit(1);
  if (issued.length === 0) await issueDocument(context, found.request, usualPaperSize);
  return undefined;
}
