import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/messages/message-store.ts';
import { Button } from './button.tsx';
import { NoticePage } from './notice-page.tsx';

/** The server is there, but not ready. */
const unavailable = 503;

/** Reloads the page once the server responds: otherwise the browser's own error page would replace the shop. */
async function reload(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (status === unavailable) return false;
    location.reload();
    return true;
  } catch {
    return false;
  }
}

/** Replaces a page that could not be loaded or rendered. */
export function PageFailed() {
  const { t } = useTexts();
  const retry = async () => {
    if (!(await reload())) showMessage('danger', t('errors.network.failed'));
  };
  return (
    <NoticePage title={t('errors.page.wholeFailed')} text={t('errors.page.wholeFailedHelp')}>
      <Button variant="solid" onClick={retry}>
        {t('errors.page.retry')}
      </Button>
    </NoticePage>
  );
}
