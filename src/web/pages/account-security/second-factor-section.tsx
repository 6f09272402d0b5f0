import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useGetSecondFactor } from '#generated/hooks/account-security/account-security.ts';
import { Button } from '#web/components/button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { StateBadge } from '#web/components/state-badge.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { NewCodesDialog, SwitchOffDialog } from './proof-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

const dialogs = { setUp: SetUpDialog, off: SwitchOffDialog, codes: NewCodesDialog } as const;

/** The second factor: whether it is on, and what can be done with it. */
export function SecondFactorSection() {
  const { t } = useTexts();
  const query = useGetSecondFactor();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const OpenDialog = open && dialogs[open];
  return (
    <section aria-labelledby="second-factor">
      <h2 id="second-factor">{t('security.factor.title')}</h2>
      <p>{t('security.factor.intro')}</p>
      <Loaded query={query} skeleton={<Skeleton height="40px" />}>
        {({ data: { enabled, recoveryCodesLeft } }) => (
          <Flex wrap="wrap" align="center" gap={3}>
            <StateBadge tone={enabled ? 'success' : 'neutral'}>
              {enabled ? t('security.factor.on') : t('security.factor.off')}
            </StateBadge>
            {enabled && <span>{t('security.factor.codesLeft', { count: recoveryCodesLeft })}</span>}
            {!enabled && (
              <Button variant="solid" onClick={() => setOpen('setUp')}>
                {t('security.factor.setUp')}
              </Button>
            )}
            {enabled && (
              <>
                <Button onClick={() => setOpen('codes')}>{t('security.codes.renew')}</Button>
                <Button onClick={() => setOpen('off')}>{t('security.off.title')}</Button>
              </>
            )}
          </Flex>
        )}
      </Loaded>
      {OpenDialog && <OpenDialog onClose={() => setOpen(undefined)} />}
    </section>
  );
}
