import { resetPasswordForm } from '#generated/forms/resetPassword.ts';
import { LinkButton } from '#web/components/button.tsx';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useRepeatedPassword } from '#web/forms/extra-field.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { FormPage } from './form-page.tsx';
import { useResetPassword } from './use-reset-password.ts';

/** Sets a new password with a mailed code. */
export function ResetPasswordPage() {
  const { t } = useTexts();
  const reset = useResetPassword();
  const reconfirm = useRepeatedPassword('password');
  usePageTitle(t('session.reset.title'));
  return (
    <FormPage title={t('session.reset.title')} width={440} intro={<p>{t('session.reset.intro')}</p>}>
      <ApiForm
        form={resetPasswordForm}
        onSubmit={reset}
        extra={{ reconfirm }}
        refusals={{ wrongMailedCode: 'code' }}
        emptyMail={t('session.reset.enterMail')}
        submitLabel={t('session.reset.submit')}
        buttons={
          <LinkButton to={paths.login} variant="ghost" size="large">
            {t('session.reset.toLogin')}
          </LinkButton>
        }
      />
    </FormPage>
  );
}
