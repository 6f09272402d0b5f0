import { exportLink } from '#domain/order-export/export-link.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { signedLink } from '#server/gateways/files/index.ts';

export const orderExportHandlers = {
  async exportOrders(context, request) {
    const { path, fields } = exportLink(request, context.language);
    const member = String(callingMember(context).id);
    const data = await signedLink(context.db, { path, fields: { member, ...fields } }, context.now);
    return { ok: true, data };
  },
} satisfies Partial<AppHandlers>;
