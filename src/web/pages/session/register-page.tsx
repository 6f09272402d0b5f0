import { registerMemberForm } from '#generated/forms/registerMember.ts';
import { Link } from '#web/components/link.tsx';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useRepeatedPassword } from '#web/forms/extra-field.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { useWarning } from '#web/toasts/use-warning.ts';
import { AgreementWidget } from './agreement-widget.tsx';
import { FormPage } from './form-page.tsx';
import { useRegister } from './use-register.ts';

const half = ['name', 'surname', 'password', 'reconfirm', 'country', 'provinces'];

/** The registration of a company's buyer. */
export function RegisterPage() {
  const { t } = useTexts();
  const register = useRegister();
  const reconfirm = useRepeatedPassword('password');
  usePageTitle(t('session.register.title'));
  const warning = useWarning();
  const agreeFirst = t('session.register.agreeFirst');
  const agreement = {
    title: t('session.register.agreement'),
    widget: AgreementWidget,
    bare: true,
    missing: agreeFirst,
  };
  const sections = [
    { title: t('session.register.contact'), fields: ['name', 'surname', 'phone'] },
    { title: t('session.register.account'), fields: ['email', 'code', 'password', 'reconfirm'] },
    { title: t('session.register.company'), fields: ['country', 'provinces', 'mechanismName', 'agreement'] },
  ];
  return (
    <FormPage
      title={t('session.register.title')}
      width={600}
      intro={
        <>
          <p>{t('session.register.intro')}</p>
          <p>
            {t('session.register.haveAccount')} <Link to={paths.login}>{t('session.register.toLogin')}</Link>
          </p>
        </>
      }
    >
      <div onChange={warning.clear}>
        <ApiForm
          form={registerMemberForm}
          onSubmit={register}
          extra={{ reconfirm, agreement }}
          sections={sections}
          half={half}
          refusals={{ wrongMailedCode: 'code' }}
          emptyMail={t('session.register.mailFirst')}
          onInvalid={(names) => names.includes('agreement') && warning.show(agreeFirst)}
          submitLabel={t('session.register.submit')}
        />
      </div>
    </FormPage>
  );
}
