import { LinkButton } from '#web/components/button.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';

/** Shown at the addresses whose pages are not built yet; says what is. */
export function PlannedPage() {
  const { t } = useTexts();
  usePageTitle(t('frame.planned.title'));
  return (
    <NoticePage title={t('frame.planned.title')} text={t('frame.planned.message')}>
      <LinkButton to={paths.home}>{t('frame.notFound.home')}</LinkButton>
      <LinkButton variant="solid" to={paths.products}>
        {t('frame.planned.products')}
      </LinkButton>
    </NoticePage>
  );
}
