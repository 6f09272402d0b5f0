import { useTexts } from '#web/i18n/texts-context.ts';
import { Button } from './button.tsx';
import { NoticePage } from './notice-page.tsx';

/** Stands in place of a page that could not be loaded or drawn. */
export function PageFailed() {
  const { t } = useTexts();
  return (
    <NoticePage title={t('errors.page.wholeFailed')} text={t('errors.page.wholeFailedHelp')}>
      <Button kind="mask" onClick={() => location.reload()}>
        {t('errors.page.retry')}
      </Button>
    </NoticePage>
  );
}
