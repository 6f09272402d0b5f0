import { uploadFolder } from '#domain/files/file-names.ts';
import type { CallContext } from '#server/call-context.ts';
import { signedLink } from '#server/session/index.ts';

/** A link to a stored file of the calling member; its maker has checked that it is the member's. */
export function fileLink(context: CallContext, { name }: { readonly name: string }): Promise<string> {
  return signedLink(context, { path: uploadFolder + name, fields: {} });
}
