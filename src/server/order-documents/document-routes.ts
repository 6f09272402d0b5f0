import { isLanguage } from '#domain/language.ts';
import { buildDocument, documentFileName } from '#domain/order-documents/build-document.ts';
import { readDocumentPath } from '#domain/order-documents/document-path.ts';
import { constants } from '#generated/constants.ts';
import { paperSizeValues } from '#generated/enums.ts';
import { readSignedLink } from '#server/gateways/files/index.ts';
import type { Services } from '#server/services.ts';
import { Overloaded } from '#server/site/rendering/overloaded.ts';
import { linkRefusal } from '#server/transport/index.ts';
import { attachment } from '#server/wire/attachment.ts';
import type { App, AppContext } from '#server/wire/caller.ts';
import { checkRate } from '#server/wire/limits.ts';
import { findDocument } from './find-document.ts';
import { renderDocument } from './rendering/render-document.ts';

async function sendDocument(context: AppContext, { db, clock }: Services): Promise<Response> {
  const now = clock();
  const fields = await readSignedLink(db, context.req.url, now);
  if (typeof fields === 'string') return linkRefusal(context, fields);
  const name = readDocumentPath(context.req.path);
  const language = fields.get('language');
  if (!name || !isLanguage(language)) return linkRefusal(context, 'gone');
  const found = await findDocument(db, Number(fields.get('member')), name, language);
  if (!found.ok) return linkRefusal(context, 'gone');
  const format = fields.get('paperSize') === String(paperSizeValues.letterPaper) ? 'LETTER' : 'A4';
  const content = await renderDocument({ model: buildDocument(found.request), format, now });
  const fileName = documentFileName(name.document, name.orderNo, language);
  return context.body(content, 200, {
    ...attachment(fileName, 'application/pdf'),
    'content-length': String(content.length),
  });
}

/** Documents about orders as PDF, `/files/d/{orderNo}/{document}.pdf`, each by a signed link. */
export function addOrderDocuments(app: App, services: Services): void {
  app.get('/files/d/:orderNo/:document', async (context) => {
    checkRate(context, services, 'pages');
    try {
      return await sendDocument(context, services);
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      return context.text('Too many documents are waiting\n', 503, {
        'retry-after': String(constants.overloadRetry),
        'cache-control': 'no-store',
      });
    }
  });
}
