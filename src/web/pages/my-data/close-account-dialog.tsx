import { Box } from '@chakra-ui/react';
import { deleteAccountForm } from '#generated/forms/deleteAccount.ts';
import { useGetSecondFactor } from '#generated/hooks/account-security/account-security.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useCloseAccount } from './use-close-account.ts';

const refusals = {
  wrongCredentials: 'password',
  accountLocked: 'password',
  secondFactorNeeded: 'secondFactor',
  wrongSecondFactor: 'secondFactor',
  secondFactorLocked: 'secondFactor',
} as const;

/** Confirms with the password, and with the second factor where the member has one, that the account ends. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const close = useCloseAccount();
  const factor = useGetSecondFactor();
  return (
    <Dialog title={t('myData.closing.title')} onClose={onClose}>
      <Box as="p" color="fg.muted" marginBottom={4}>
        {t('myData.closing.warning')}
      </Box>
      <Loaded query={factor}>
        {({ data }) => (
          <ApiForm
            form={deleteAccountForm}
            onSubmit={close}
            {...(data.enabled ? {} : { fixed: { secondFactor: undefined } })}
            refusals={refusals}
            submitLabel={t('myData.closing.submit')}
            buttons={
              <Button size="large" variant="ghost" onClick={onClose}>
                {t('myData.closing.keep')}
              </Button>
            }
          />
        )}
      </Loaded>
    </Dialog>
  );
}
