import { extensionOf, uploadFolder } from '#domain/files/file-names.ts';
import { isOwn } from '#domain/ownership/own-entry.ts';
import type { Services } from '#server/services.ts';
import { readSignedLink } from '#server/session/index.ts';
import { attachment } from '#server/wire/attachment.ts';
import type { App, AppContext } from '#server/wire/caller.ts';
import { checkRate } from '#server/wire/limits.ts';
import { webStream } from '#server/wire/web-stream.ts';
import { requestedRange } from './byte-range.ts';
import { linkRefusal } from './link-refusal.ts';
import { findFile } from './stored-files.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

async function sendFile(context: AppContext, { db, files, clock }: Services): Promise<Response> {
  const fields = await readSignedLink(db, context.req.url, clock());
  if (typeof fields === 'string') return linkRefusal(context, fields);
  const file = await findFile(db, uploadFolder + context.req.param('name'));
  if (!isOwn(file, Number(fields.get('member')))) return linkRefusal(context, 'gone');
  const { name, originalName, size } = file;
  const headers = {
    ...attachment(originalName, mediaTypes[extensionOf(name)] ?? 'application/octet-stream'),
    'accept-ranges': 'bytes',
  };
  const range = requestedRange(context.req.header('range'), size);
  if (range === 'unsatisfiable')
    return context.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  const content = await files.read(name, range);
  if (!content) return linkRefusal(context, 'gone');
  const body = webStream(content);
  if (!range) return context.body(body, 200, { ...headers, 'content-length': String(size) });
  return context.body(body, 206, {
    ...headers,
    'content-length': String(range.end - range.start + 1),
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
  });
}

/** Files of members, `/files/u/{name}`, each by a signed link. */
export function addMemberFiles(app: App, services: Services): void {
  app.get(`${uploadFolder}:name`, (context) => {
    checkRate(context, services, 'pages');
    return sendFile(context, services);
  });
}
