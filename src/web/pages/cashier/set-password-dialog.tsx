import { Box } from '@chakra-ui/react';
import { setPayPasswordForm } from '#generated/forms/setPayPassword.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useRepeatedPassword } from '#web/forms/extra-field.ts';
import { useMailField } from '#web/forms/use-mail-field.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useSession } from '#web/session/session-store.ts';
import { useSetPassword } from './use-set-password.ts';

interface SetPasswordDialogProps {
  onDone: () => void;
  onClose: () => void;
}

/** The first payment password, confirmed by a mailed code; it can be postponed, because online payments need none. */
export function SetPasswordDialog({ onDone, onClose }: SetPasswordDialogProps) {
  const { t } = useTexts();
  const mail = useSession()?.user.email ?? '';
  const set = useSetPassword();
  const extra = { mail: useMailField(mail), reconfirm: useRepeatedPassword('payPassword') };
  return (
    <Dialog title={t('cashier.password.set')} onClose={onClose}>
      <Box as="p" color="fg.muted" marginBottom={4}>
        {t('cashier.setPassword.intro')}
      </Box>
      <ApiForm
        form={setPayPasswordForm}
        onSubmit={async (values) => {
          await set(values);
          onDone();
        }}
        initial={{ mail }}
        extra={extra}
        refusals={{ wrongMailedCode: 'code' }}
        emptyMail={t('forms.mail.enter')}
        codeMail={mail}
        submitLabel={t('cashier.setPassword.submit')}
        buttons={
          <Button size="large" variant="ghost" onClick={onClose}>
            {t('cashier.setPassword.later')}
          </Button>
        }
      />
    </Dialog>
  );
}
