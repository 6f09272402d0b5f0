import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { confirmSecondFactorForm } from '#generated/forms/confirmSecondFactor.ts';
import { startSecondFactorForm } from '#generated/forms/startSecondFactor.ts';
import type { PreparedSecondFactor } from '#generated/hooks/model/preparedSecondFactor.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { focusFirst } from '#web/components/return-focus.ts';
import { ApiForm } from '#web/forms/api-form.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useConfirmSecondFactor, useStartSecondFactor } from './use-second-factor.ts';

const Steps = chakra('div', {
  base: {
    display: 'grid',
    gap: 4,
    '& > p': { color: 'fg.muted' },
    '& > svg': { justifySelf: 'center' },
    '& code': { fontFamily: 'mono', overflowWrap: 'anywhere', userSelect: 'all' },
  },
});

/** The secret in groups of four, as it is read off a screen. */
function groupByFour(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Sets the second factor up: password, QR code and first code, recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const [prepared, setPrepared] = useState<PreparedSecondFactor>();
  const [codes, setCodes] = useState<readonly string[]>();
  const start = useStartSecondFactor();
  const confirm = useConfirmSecondFactor();
  return (
    <Dialog
      title={codes ? t('security.codes.title') : t('security.setUp.title')}
      onClose={codes ? undefined : onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : prepared ? (
        <Steps key="confirm" ref={focusFirst}>
          <p>{t('security.setUp.scan')}</p>
          <QrCode text={prepared.uri} label={t('security.setUp.picture')} />
          <div>
            {t('security.setUp.secret')} <code>{groupByFour(prepared.secret)}</code>
          </div>
          <ApiForm
            form={confirmSecondFactorForm}
            onSubmit={async (values) => setCodes(await confirm(values))}
            refusals={{ wrongSecondFactor: 'code', secondFactorLocked: 'code' }}
            submitLabel={t('security.setUp.confirm')}
          />
        </Steps>
      ) : (
        <Steps key="start">
          <p>{t('security.setUp.intro')}</p>
          <ApiForm
            form={startSecondFactorForm}
            onSubmit={async (values) => setPrepared(await start(values))}
            refusals={{ wrongCredentials: 'password', accountLocked: 'password' }}
            submitLabel={t('security.setUp.next')}
          />
        </Steps>
      )}
    </Dialog>
  );
}
