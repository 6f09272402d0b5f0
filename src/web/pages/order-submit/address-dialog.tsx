import type { Address } from '#generated/hooks/model/address.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { type AddressFields, AddressForm } from '#web/forms/address-form.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useConfirmation } from '#web/state/use-confirmation.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { useSaveAddress } from './use-save-address.ts';

interface AddressDialogProps {
  /** The address to change; a new one without. */
  address: Address | undefined;
  /** The addresses that exist, to know the new one among them. */
  known: readonly Address[];
  onClose: () => void;
  onSaved: (addressId: number | undefined) => void;
}

function fieldsOf({ addressId, defaultState, ...fields }: Address): AddressFields {
  return fields;
}

/** Adds or changes a receiving address over the order. Sending it is confirmed once more; who declines finds everything as typed. */
export function AddressDialog({ address, known, onClose, onSaved }: AddressDialogProps) {
  const { t } = useTexts();
  const save = useSaveAddress(address, known);
  const confirmation = useConfirmation();
  const submit = async (fields: AddressFields) => {
    if (!(await confirmation.ask())) {
      showMessage('warning', t('orderSubmit.address.cancelled'));
      return false;
    }
    const addressId = await save(fields);
    showMessage('success', t('orderSubmit.address.submitted'));
    onSaved(addressId);
    return true;
  };
  return (
    <Dialog
      title={t(address ? 'orderSubmit.address.editTitle' : 'orderSubmit.address.addTitle')}
      onClose={onClose}
      width={560}
    >
      <AddressForm
        {...(address ? { initial: fieldsOf(address) } : {})}
        onSubmit={submit}
        buttons={
          <Button size="large" onClick={onClose}>
            {t('orderSubmit.address.close')}
          </Button>
        }
      />
      {confirmation.isAsked && (
        <ConfirmDialog
          title={t('orderSubmit.address.confirmTitle')}
          confirmLabel={t('orderSubmit.address.confirm')}
          declineLabel={t('orderSubmit.address.decline')}
          onAnswer={confirmation.answer}
        />
      )}
    </Dialog>
  );
}
