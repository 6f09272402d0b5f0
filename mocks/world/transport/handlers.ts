import { decideInSteps } from '#domain/decide-in-steps.ts';
import { decideUpload, refuseBrokenFile, refuseContent, refuseUpload } from '#domain/files/decide-upload.ts';
import { extensionOf, uploadFolder } from '#domain/files/file-names.ts';
import { readDocumentPath, usualPaperSize } from '#domain/order-documents/document-path.ts';
import { notFound } from '#domain/ownership/own-entry.ts';
import { type CustomHandlers, callingMember } from '../call.ts';
import { mockLink } from '../mock-link.ts';
import { documentLink } from '../order-documents/document-link.ts';
import { findOwn } from '../own-entry.ts';
import { isGenuine } from './is-genuine.ts';

/** Custom because a file is checked by its content, and a link is more than what is stored. */
export const transportHandlers: CustomHandlers = {
  async uploadFile(call, { file }) {
    const { name } = file;
    const refusal = await decideInSteps(decideUpload, {
      brokenField: () => refuseBrokenFile(file),
      nameOrSize: () => refuseUpload(file),
      content: async () => refuseContent(await isGenuine(file)),
    });
    if (refusal) return refusal;
    const { $id } = callingMember(call);
    const { path } = call.world.store.add('storedFiles', (id) => ({
      $id: id,
      $owner: $id,
      path: `${uploadFolder}mock-${id}${extensionOf(name)}`,
      name,
      size: file.size,
    }));
    call.world.contents.set(path, file);
    return { ok: true, data: path };
  },

  getFileLink(call, { path }) {
    const document = readDocumentPath(path);
    if (document) {
      const link = documentLink(call, document, usualPaperSize);
      return link.ok ? link : notFound;
    }
    const found = findOwn(call, 'storedFiles', 'path', path);
    return found.ok ? { ok: true, data: mockLink(call, path, {}) } : found;
  },
};
