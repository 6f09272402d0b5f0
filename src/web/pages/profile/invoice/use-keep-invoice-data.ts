import { useTexts } from '#web/i18n/texts-context.ts';
import { type InvoiceDraft, storeInvoiceDraft } from '#web/invoice/invoice-draft.ts';
import { showMessage } from '#web/toasts/message-store.ts';

/** Keeps the invoice data of a member in this browser, or removes them, and says so. */
export function useKeepInvoiceData(owner: string) {
  const { t } = useTexts();
  return {
    /** False where the browser keeps nothing. */
    keep: (draft: InvoiceDraft): boolean => {
      const isKept = storeInvoiceDraft(owner, draft);
      if (isKept) showMessage('success', t('profile.invoice.kept'));
      else showMessage('danger', t('profile.invoice.notKept'));
      return isKept;
    },
    forget: () => {
      storeInvoiceDraft(owner, undefined);
      showMessage('success', t('profile.invoice.forgotten'));
    },
  };
}
