import { uploadFolder } from '#domain/files/file-names.ts';
import { type CallContext, callingMember } from '#server/call-context.ts';
import { signedLink } from '#server/gateways/files/index.ts';
import type { StoredFile } from './stored-files.ts';

/** A signed link that downloads a file of the calling member. */
export function fileLink(context: CallContext, { name }: Pick<StoredFile, 'name'>): Promise<string> {
  const fields = { member: String(callingMember(context).id) };
  return signedLink(context.db, { path: uploadFolder + name, fields }, context.now);
}
