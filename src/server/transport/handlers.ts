import { decideInSteps } from '#domain/decide-in-steps.ts';
import { decideUpload, refuseBrokenFile, refuseContent, refuseUpload } from '#domain/files/decide-upload.ts';
import { uploadFolder } from '#domain/files/file-names.ts';
import { readDocumentPath } from '#domain/order-documents/document-path.ts';
import { notFound } from '#domain/ownership/own-entry.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { documentLink } from '#server/order-documents/index.ts';
import { fileLink } from './file-link.ts';
import { isGenuine } from './inspect/is-genuine.ts';
import { findOwnFile, storeFile } from './stored-files.ts';

export const transportHandlers = {
  async uploadFile(context, { file }) {
    const { db, files, now } = context;
    let content = Buffer.alloc(0);
    const refusal = await decideInSteps(decideUpload, {
      brokenField: () => refuseBrokenFile(file),
      nameOrSize: () => refuseUpload(file),
      content: async () => {
        content = Buffer.from(await file.arrayBuffer());
        return refuseContent(await isGenuine(file.name, content));
      },
    });
    if (refusal) return refusal;
    const memberId = callingMember(context).id;
    const name = await storeFile(db, files, { memberId, originalName: file.name, content }, now);
    return { ok: true, data: uploadFolder + name };
  },

  async getFileLink(context, { path }) {
    const document = readDocumentPath(path);
    if (document) {
      const link = await documentLink(context, document);
      return link.ok ? link : notFound;
    }
    const found = await findOwnFile(context.db, callingMember(context).id, path);
    return found.ok ? { ok: true, data: await fileLink(context, found.value) } : found;
  },
} satisfies Partial<AppHandlers>;
