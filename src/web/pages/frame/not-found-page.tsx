import { useNavigate } from 'react-router-dom';
import { Button } from '#web/components/button.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';

/** Every address that the shop does not know. */
export function NotFoundPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  usePageTitle(t('frame.notFound.title'), 404);
  return (
    <NoticePage mark="404" title={t('frame.notFound.message')}>
      <Button onClick={() => location.reload()}>{t('frame.notFound.refresh')}</Button>
      <Button variant="solid" onClick={() => navigate(paths.home)}>
        {t('frame.notFound.home')}
      </Button>
    </NoticePage>
  );
}
