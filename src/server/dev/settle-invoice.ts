import { settleInvoice } from '#server/invoice/index.ts';
import type { Services } from '#server/services.ts';
import type { App } from '../wire/caller.ts';

/**
 * `POST /dev/invoice` with `invoiceId`, `decision` (`issue` or `refuse`) and `reason`: decides an application for an invoice as the
 * shop does. Only with DEV_TOOLS.
 */
export function addDevInvoice(app: App, { db, clock }: Services): void {
  app.post('/dev/invoice', async (context) => {
    const { invoiceId, decision, reason } = await context.req.parseBody();
    const id = Number(invoiceId);
    const isDecision = decision === 'issue' || decision === 'refuse';
    if (!isDecision || !Number.isSafeInteger(id) || id < 1)
      return context.text('invoiceId and decision, issue or refuse, are needed', 400);
    const why = typeof reason === 'string' ? { reason } : {};
    const settled = await settleInvoice(db, { invoiceId: id, decision, ...why }, clock());
    return settled.ok ? context.text('decided') : context.text(settled.code, 409);
  });
}
