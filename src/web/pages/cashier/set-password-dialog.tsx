import { Box } from '@chakra-ui/react';
import { setPayPasswordForm } from '#generated/forms/setPayPassword.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ApiForm } from '#web/forms/api-form.tsx';
import { type ExtraField, useRepeatedPassword } from '#web/forms/extra-field.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useSession } from '#web/session/session-store.ts';
import { useSetPassword } from './use-set-password.ts';

/** What a browser takes for an e-mail. */
function isMail(text: string): boolean {
  const input = document.createElement('input');
  input.type = 'email';
  input.value = text;
  return text !== '' && input.validity.valid;
}

/** The e-mail that the code goes to: the account's own, so it cannot be changed here. */
function useMailField(mail: string): ExtraField {
  const { t } = useTexts();
  return {
    title: t('cashier.setPassword.mail'),
    // In front of all others.
    after: '',
    widget: 'email',
    readonly: isMail(mail),
    missing: t('cashier.setPassword.enterMail'),
    check: (value) => (isMail(value.trim()) ? undefined : t('forms.rule.mail')),
  };
}

interface SetPasswordDialogProps {
  onDone: () => void;
  onClose: () => void;
}

/** The first payment password, confirmed by a mailed code; it can be put off, as paying online needs none. */
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
        emptyMail={t('cashier.setPassword.enterMail')}
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
