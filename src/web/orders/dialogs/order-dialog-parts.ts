import { formAreas } from '#web/i18n/areas.ts';
import { lazyPart } from '#web/lazy-part.tsx';

const areas = ['orderDialogs', ...formAreas] as const;

/** Shown with `<ShownPart part={afterSalesDialog} with={{ orderNo, onClose, onDone }} />`; each is in a chunk of its own. */
export const afterSalesDialog = lazyPart(
  areas,
  async () => (await import('./after-sales-dialog.tsx')).AfterSalesDialog,
);
export const invoiceDialog = lazyPart(
  areas,
  async () => (await import('./invoice-dialog.tsx')).InvoiceDialog,
);
export const contractDialog = lazyPart(
  areas,
  async () => (await import('./contract-dialog.tsx')).ContractDialog,
);
