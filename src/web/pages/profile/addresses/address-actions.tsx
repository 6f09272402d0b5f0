import { chakra } from '@chakra-ui/react';
import { isOffered } from '#domain/actions/offered.ts';
import { actions } from '#generated/actions.ts';
import type { Address } from '#generated/hooks/model/address.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useOpenPageDialog } from '#web/components/page-dialogs.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { useChangeAddress } from './use-change-address.ts';

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 1 } });

interface AddressActionsProps {
  address: Address;
  onEdit: () => void;
}

/** What can be done with an address of the list. */
export function AddressActions({ address, onEdit }: AddressActionsProps) {
  const { t } = useTexts();
  const change = useChangeAddress(address);
  const openDialog = useOpenPageDialog();
  const name = address.contacts;
  const answer = (yes: boolean) => {
    if (yes) change.remove();
    else showMessage('info', t('profile.message.cancelled'));
  };
  const ask = () =>
    openDialog((close) => (
      <ConfirmDialog
        title={t('profile.address.deleteTitle', { name })}
        confirmLabel={t('profile.address.deleteConfirm')}
        declineLabel={t('profile.address.decline')}
        onAnswer={(yes) => {
          close();
          answer(yes);
        }}
      />
    ));
  return (
    <Buttons>
      <Button size="small" aria-label={t('profile.address.editOf', { name })} onClick={onEdit}>
        {t('profile.address.edit')}
      </Button>
      <Button
        size="small"
        disabled={change.isRunning}
        aria-label={t('profile.address.deleteOf', { name })}
        onClick={ask}
      >
        {t('profile.address.delete')}
      </Button>
      {isOffered(actions.Address.setDefaultAddress, address, 'addresses') && (
        <Button
          size="small"
          disabled={change.isRunning}
          aria-label={t('profile.address.makeDefaultOf', { name })}
          onClick={change.makeDefault}
        >
          {t('profile.address.makeDefault')}
        </Button>
      )}
    </Buttons>
  );
}
