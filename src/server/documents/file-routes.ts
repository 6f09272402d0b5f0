import { documentFileName } from '#domain/documents/document-name.ts';
import { isForMembers } from '#domain/documents/document-permission.ts';
import { constants } from '#generated/constants.ts';
import type { Services } from '#server/services.ts';
import { Overloaded } from '#server/site/rendering/overloaded.ts';
import { linkRefusal, requestedRange } from '#server/transport/index.ts';
import { attachment } from '#server/wire/attachment.ts';
import type { App, AppContext } from '#server/wire/caller.ts';
import { checkRate } from '#server/wire/limits.ts';
import { namesVersion } from '#server/wire/validators.ts';
import { webStream } from '#server/wire/web-stream.ts';
import { type FoundSource, findSource } from './find-source.ts';
import { isGranted } from './grants.ts';
import { forgetFile, type StoredFile, storedFile } from './stored-file.ts';

interface Content {
  /** Name in the file storage. */
  readonly name: string;
  readonly size: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

function contentOf(source: FoundSource, file: StoredFile, isPreview: boolean): Content {
  const { digest, bytes, previewBytes, pdfName, previewName } = file;
  const caching = { 'cache-control': `${isForMembers(source.grade) ? 'private' : 'public'}, no-cache` };
  if (isPreview) {
    const headers = { 'content-type': 'image/png', 'x-content-type-options': 'nosniff', ...caching };
    return { name: previewName, size: previewBytes, etag: `"${digest}-1"`, headers };
  }
  const headers = { ...attachment(documentFileName(source.title), 'application/pdf'), ...caching };
  return { name: pdfName, size: bytes, etag: `"${digest}"`, headers };
}

/** A range counts only for the file that its first part came from (RFC 9110, 13.1.5). */
function rangeOf(context: AppContext, { size, etag }: Content) {
  const condition = context.req.header('if-range');
  if (condition !== undefined && condition !== etag) return undefined;
  return requestedRange(context.req.header('range'), size);
}

/** Undefined when the storage has lost the file. */
async function send(context: AppContext, { files }: Services, content: Content) {
  const { name, size, etag } = content;
  const headers = { ...content.headers, etag, 'accept-ranges': 'bytes' };
  if (namesVersion(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  const range = rangeOf(context, content);
  if (range === 'unsatisfiable')
    return context.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  const stream = await files.read(name, range);
  if (!stream) return undefined;
  const body = webStream(stream);
  if (!range) return context.body(body, 200, { ...headers, 'content-length': String(size) });
  return context.body(body, 206, {
    ...headers,
    'content-length': String(range.end - range.start + 1),
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
  });
}

async function answer(context: AppContext, services: Services, filePath: string, isPreview: boolean) {
  const { db, clock } = services;
  const source = await findSource(db, { filePath });
  if (!source) return linkRefusal(context, 'gone');
  const { grade, id } = source;
  if (isForMembers(grade) && !(await isGranted(db, id, context.req.query('grant'), clock())))
    return linkRefusal(context, 'expired');
  const sendBuilt = async () =>
    send(context, services, contentOf(source, await storedFile(services, source), isPreview));
  const sent = await sendBuilt();
  if (sent) return sent;
  await forgetFile(db, filePath);
  return (await sendBuilt()) ?? linkRefusal(context, 'gone');
}

/**
 * Documents, `/files/doc/{name}.{language}.pdf`, in parts where a download is resumed, and pictures of their first pages,
 * `/files/doc/preview/{name}.{language}.png`. A document for members needs the `grant` of a call.
 */
export function addDocumentFiles(app: App, services: Services): void {
  const route = (isPreview: boolean) => async (context: AppContext) => {
    checkRate(context, services, isPreview ? 'pictures' : 'pages');
    const file = (context.req.param('file') ?? '').replace(/\.png$/, '.pdf');
    try {
      return await answer(context, services, `/files/doc/${file}`, isPreview);
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      return context.text('Too many documents are waiting\n', 503, {
        'retry-after': String(constants.overloadRetry),
        'cache-control': 'no-store',
      });
    }
  };
  app.get('/files/doc/:file{[^/]+\\.pdf}', route(false));
  app.get('/files/doc/preview/:file{[^/]+\\.png}', route(true));
}
