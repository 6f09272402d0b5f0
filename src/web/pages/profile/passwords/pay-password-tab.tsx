import { useQueryClient } from '@tanstack/react-query';
import { isOffered } from '#domain/actions/offered.ts';
import { actions } from '#generated/actions.ts';
import { setPayPasswordForm } from '#generated/forms/setPayPassword.ts';
import { updatePayPasswordForm } from '#generated/forms/updatePayPassword.ts';
import { useSetPayPassword, useUpdatePayPassword } from '#generated/hooks/passwords/passwords.ts';
import { invalidateGetAccount, useGetAccount } from '#generated/hooks/wallet/wallet.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useRepeatedPassword } from '#web/forms/extra-field.ts';
import { useMailField } from '#web/forms/use-mail-field.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useSession } from '#web/session/session-store.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import type { TabProps } from '../tab-props.ts';
import { PasswordFrame } from './password-frame.tsx';
import { useGoBackSoon } from './use-go-back-soon.ts';

/** What the form that sets a payment password and the one that changes it have in common. */
function useFormParts() {
  const { t } = useTexts();
  const mail = useSession()?.user.email ?? '';
  const reconfirm = useRepeatedPassword('payPassword', t('profile.password.different'));
  return {
    initial: { mail },
    extra: { mail: useMailField(mail), reconfirm: { ...reconfirm, title: t('profile.password.confirm') } },
    emptyMail: t('forms.mail.enter'),
    codeMail: mail,
  };
}

interface FormProps {
  onDone: () => void;
}

function SetForm({ onDone }: FormProps) {
  const { t } = useTexts();
  const set = useSetPayPassword({ mutation: { meta: { suppressErrorToast: true } } });
  return (
    <ApiForm
      form={setPayPasswordForm}
      onSubmit={async (data) => {
        await set.mutateAsync({ data });
        showMessage('success', t('profile.message.set'));
        onDone();
      }}
      {...useFormParts()}
      refusals={{ wrongMailedCode: 'code' }}
      submitLabel={t('profile.password.set')}
    />
  );
}

function ChangeForm({ onDone }: FormProps) {
  const { t } = useTexts();
  const update = useUpdatePayPassword({ mutation: { meta: { suppressErrorToast: true } } });
  return (
    <ApiForm
      form={updatePayPasswordForm}
      onSubmit={async (data) => {
        await update.mutateAsync({ data });
        showMessage('success', t('profile.message.changed'));
        onDone();
      }}
      {...useFormParts()}
      refusals={{
        wrongMailedCode: 'code',
        wrongPayPassword: 'oldPayPassword',
        payPasswordLocked: 'oldPayPassword',
      }}
      submitLabel={t('profile.password.change')}
    />
  );
}

/** Sets the payment password, or changes it where the account has one. */
export function PayPasswordTab({ isOpen }: TabProps) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const account = useGetAccount();
  const back = useGoBackSoon(isOpen);
  const finish = () => {
    back.finish();
    void invalidateGetAccount(queries);
  };
  return (
    <Loaded query={account} skeleton={<Skeleton height="510px" />}>
      {({ data }) => {
        const isMissing = isOffered(actions.Account.setPayPassword, data);
        return (
          <PasswordFrame
            intro={t(isMissing ? 'profile.password.setIntro' : 'profile.password.changeIntro')}
            done={back.isDone && t('profile.password.payDone')}
          >
            {isMissing ? <SetForm onDone={finish} /> : <ChangeForm onDone={finish} />}
          </PasswordFrame>
        );
      }}
    </Loaded>
  );
}
