import { myDataPath } from '#domain/my-data/my-archive.ts';
import type { AppHandlers } from '#server/call-context.ts';
import { signedLink } from '#server/session/index.ts';
import { deleteAccount, getClosing } from './close-account.ts';

export const myDataHandlers = {
  async exportMyData(context) {
    const fields = { language: context.language };
    return { ok: true, data: await signedLink(context, { path: myDataPath, fields }) };
  },
  getClosing,
  deleteAccount,
} satisfies Partial<AppHandlers>;
