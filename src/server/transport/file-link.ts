import { uploadFolder } from '#domain/files/file-names.ts';
import type { CallContext } from '#server/call-context.ts';
import { signedLink } from '#server/session/index.ts';
import type { StoredFile } from './stored-files.ts';

/** A signed link that downloads a file of the calling member. */
export function fileLink(context: CallContext, { name }: Pick<StoredFile, 'name'>): Promise<string> {
  return signedLink(context, { path: uploadFolder + name, fields: {} });
}
