import { brokenFileRule, fileProblem } from '#domain/files/check-file.ts';
import { uploadFolder, uploadLimits } from '#domain/files/file-names.ts';
import { readDocumentPath } from '#domain/order-documents/document-path.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { signedLink } from '#server/gateways/files/index.ts';
import { documentLink } from '#server/order-documents/index.ts';
import { isGenuine } from './inspect/is-genuine.ts';
import { findOwnFile, storeFile } from './stored-files.ts';

/** A path is found or not: the call has no code for a document that does not exist in the state of its order. */
function linkToDocument(link: Awaited<ReturnType<typeof documentLink>>) {
  if (link.ok) return link;
  return { ok: false, code: link.code === 'notOffered' ? 'notFound' : link.code } as const;
}

export const transportHandlers = {
  async uploadFile(context, { file }) {
    const { db, files, now } = context;
    const rule = brokenFileRule(file);
    if (rule) return { ok: false, code: 'fieldRefused', params: { fields: [{ field: 'file', rule }] } };
    const problem = fileProblem(file, uploadLimits);
    if (problem) return { ok: false, code: problem };
    const content = Buffer.from(await file.arrayBuffer());
    if (!(await isGenuine(file.name, content))) return { ok: false, code: 'fileTypeRefused' };
    const memberId = callingMember(context).id;
    return {
      ok: true,
      data: await storeFile(db, files, { memberId, originalName: file.name, content }, now),
    };
  },

  async getFileLink(context, { path }) {
    const document = readDocumentPath(path);
    if (document) return linkToDocument(await documentLink(context, document));
    const memberId = callingMember(context).id;
    const found = await findOwnFile(context.db, memberId, path);
    if (!found.ok) return found;
    const target = { path: uploadFolder + found.file.name, fields: { member: String(memberId) } };
    return { ok: true, data: await signedLink(context.db, target, context.now) };
  },
} satisfies Partial<AppHandlers>;
