import { useOpenMyData } from '#web/api/use-open-file.ts';
import { Button } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';

/** Downloads everything that the shop holds about the member. */
export function ExportSection() {
  const { t } = useTexts();
  const { open, isOpening } = useOpenMyData();
  return (
    <section aria-labelledby="export">
      <h2 id="export">{t('myData.export.title')}</h2>
      <p>{t('myData.export.intro')}</p>
      <Button variant="solid" disabled={isOpening} onClick={() => open(undefined)}>
        {t('myData.export.download')}
      </Button>
    </section>
  );
}
