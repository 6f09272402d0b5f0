import { updateLoginPasswordForm } from '#generated/forms/updateLoginPassword.ts';
import { useUpdateLoginPassword } from '#generated/hooks/passwords/passwords.ts';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useRepeatedPassword } from '#web/forms/extra-field.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import type { TabProps } from '../tab-props.ts';
import { PasswordFrame } from './password-frame.tsx';
import { useGoBackSoon } from './use-go-back-soon.ts';

/** Changes the login password; the shop ends the other sessions. */
export function LoginPasswordTab({ isOpen }: TabProps) {
  const { t } = useTexts();
  const back = useGoBackSoon(isOpen);
  const reconfirm = useRepeatedPassword('password', t('profile.password.different'));
  const update = useUpdateLoginPassword({ mutation: { meta: { suppressErrorToast: true } } });
  return (
    <PasswordFrame
      intro={t('profile.password.loginIntro')}
      done={back.isDone && t('profile.password.loginDone')}
    >
      <ApiForm
        form={updateLoginPasswordForm}
        onSubmit={async (data) => {
          await update.mutateAsync({ data });
          showMessage('success', t('profile.message.changed'));
          back.finish();
        }}
        extra={{ reconfirm: { ...reconfirm, title: t('profile.password.confirm') } }}
        refusals={{ wrongCredentials: 'oldPassword', accountLocked: 'oldPassword' }}
        submitLabel={t('profile.password.change')}
      />
    </PasswordFrame>
  );
}
