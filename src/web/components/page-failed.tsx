import { useEffect } from 'react';
import { useTexts } from '#web/i18n/texts-context.ts';
import { endHydration } from '#web/state/page-hydration.ts';
import { reloadPage } from '#web/state/reload-page.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { Button } from './button.tsx';
import { NoticePage } from './notice-page.tsx';

/** Replaces a page that could not be loaded or rendered. */
export function PageFailed() {
  const { t } = useTexts();
  useEffect(endHydration, []);
  const retry = async () => {
    if (!(await reloadPage())) showMessage('danger', t('errors.network.failed'));
  };
  return (
    <NoticePage title={t('errors.page.wholeFailed')} text={t('errors.page.wholeFailedHelp')}>
      <Button variant="solid" onClick={retry}>
        {t('errors.page.retry')}
      </Button>
    </NoticePage>
  );
}
