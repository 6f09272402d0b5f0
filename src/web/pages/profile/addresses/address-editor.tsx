import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import type { Address } from '#generated/hooks/model/address.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { focusFirst } from '#web/components/return-focus.ts';
import { type AddressFields, AddressForm } from '#web/forms/address-form.tsx';
import { useSubmitAddress } from '#web/forms/use-submit-address.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useConfirmation } from '#web/state/use-confirmation.ts';
import { showMessage } from '#web/toasts/message-store.ts';

interface AddressEditorProps {
  /** The address to change; a new one without. */
  address: Address | undefined;
  /** The tab is to be seen: a question is not asked behind another one. */
  isOpen: boolean;
  onClose: () => void;
}

const Box = chakra('section', {
  base: {
    maxWidth: '640px',
    padding: { base: 3, md: 5 },
    marginBottom: 5,
    border: 'line',
    borderRadius: 'base',
    '& > h2': { fontSize: 'lg', marginBottom: 4 },
  },
});

function fieldsOf({ addressId, defaultState, ...fields }: Address): AddressFields {
  return fields;
}

/** Adds or changes a receiving address. Sending it is confirmed once more; who declines finds everything as typed. */
export function AddressEditor({ address, isOpen, onClose }: AddressEditorProps) {
  const { t } = useTexts();
  const id = useId();
  const submitAddress = useSubmitAddress(address);
  const { ask, isAsked, answer } = useConfirmation();
  const latest = useRef(answer);
  useEffect(() => {
    latest.current = answer;
  });
  useEffect(() => {
    if (!isOpen) latest.current(false);
  }, [isOpen]);
  const submit = async (fields: AddressFields) => {
    if (!(await ask())) {
      showMessage('info', t('profile.message.cancelled'));
      return false;
    }
    await submitAddress(fields);
    showMessage('success', t('profile.address.submitted'));
    onClose();
    return true;
  };
  return (
    <Box aria-labelledby={id} ref={focusFirst}>
      <h2 id={id}>{t(address ? 'profile.address.editTitle' : 'profile.address.addTitle')}</h2>
      <AddressForm
        {...(address ? { initial: fieldsOf(address) } : {})}
        onSubmit={submit}
        buttons={
          <Button size="large" onClick={onClose}>
            {t('profile.address.close')}
          </Button>
        }
      />
      {isAsked && (
        <ConfirmDialog
          title={t('profile.address.confirmTitle')}
          confirmLabel={t('profile.address.confirm')}
          declineLabel={t('profile.address.decline')}
          onAnswer={answer}
        />
      )}
    </Box>
  );
}
