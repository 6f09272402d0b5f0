import { exportLink } from '#domain/order-export/export-link.ts';
import type { AppHandlers } from '#server/call-context.ts';
import { signedLink } from '#server/session/index.ts';

export const orderExportHandlers = {
  async exportOrders(context, request) {
    return { ok: true, data: await signedLink(context, exportLink(request, context.language)) };
  },
} satisfies Partial<AppHandlers>;
