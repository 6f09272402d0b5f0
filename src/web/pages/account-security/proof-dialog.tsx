import { Box } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { deleteSecondFactorForm } from '#generated/forms/deleteSecondFactor.ts';
import { resetRecoveryCodesForm } from '#generated/forms/resetRecoveryCodes.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useDeleteSecondFactor, useResetRecoveryCodes } from './use-second-factor.ts';

const refusals = {
  wrongCredentials: 'password',
  accountLocked: 'password',
  wrongSecondFactor: 'secondFactor',
  secondFactorLocked: 'secondFactor',
} as const;

function Intro({ children }: { children: ReactNode }) {
  return (
    <Box as="p" color="fg.muted" marginBottom={4}>
      {children}
    </Box>
  );
}

/** Switches the second factor off. */
export function SwitchOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const switchOff = useDeleteSecondFactor();
  return (
    <Dialog title={t('security.off.title')} onClose={onClose}>
      <Intro>{t('security.off.intro')}</Intro>
      <ApiForm
        form={deleteSecondFactorForm}
        onSubmit={async (values) => {
          await switchOff(values);
          onClose();
        }}
        refusals={refusals}
        submitLabel={t('security.off.submit')}
      />
    </Dialog>
  );
}

/** Makes new recovery codes and shows them. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const [codes, setCodes] = useState<readonly string[]>();
  const reset = useResetRecoveryCodes();
  return (
    <Dialog title={t('security.codes.title')} onClose={codes ? undefined : onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <>
          <Intro>{t('security.codes.renewIntro')}</Intro>
          <ApiForm
            form={resetRecoveryCodesForm}
            onSubmit={async (values) => setCodes(await reset(values))}
            refusals={refusals}
            submitLabel={t('security.codes.renew')}
          />
        </>
      )}
    </Dialog>
  );
}
