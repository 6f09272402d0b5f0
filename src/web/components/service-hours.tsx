import { constants } from '#generated/constants.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

/** The hours of phone and online support, as rows of a definition list. */
export function ServiceHours() {
  const { t } = useTexts();
  return (
    <>
      <div>
        <dt>{t('components.hours.phone')}</dt>
        <dd>
          {t('components.hours.days')} {constants.serviceOpens.replace(/^0/, '')}–{constants.serviceCloses}
          <small>{t('components.hours.zone')}</small>
        </dd>
      </div>
      <div>
        <dt>{t('components.hours.online')}</dt>
        <dd>
          {constants.onlineSupport}
          <small>{t('components.hours.always')}</small>
        </dd>
      </div>
    </>
  );
}
