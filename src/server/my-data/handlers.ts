import { myDataPath } from '#domain/my-data/my-archive.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { signedLink } from '#server/gateways/files/index.ts';
import { deleteAccount, getClosing } from './close-account.ts';

export const myDataHandlers = {
  async exportMyData(context) {
    const fields = { member: String(callingMember(context).id), language: context.language };
    return { ok: true, data: await signedLink(context.db, { path: myDataPath, fields }, context.now) };
  },
  getClosing,
  deleteAccount,
} satisfies Partial<AppHandlers>;
