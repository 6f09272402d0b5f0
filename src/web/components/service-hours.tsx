import { constants } from '#generated/constants.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

/** The hours of phone and online support, as rows of a definition list. */
export function ServiceHours() {
  const { t } = useTexts();
  const { serviceOpens: opens, serviceCloses: closes, onlineSupport } = constants;
  return (
    <>
      <div>
        <dt>{t('components.hours.phone')}</dt>
        <dd>
          {t('components.hours.days')} {opens.replace(/^0/, '')}–{closes}
          <small>{t('components.hours.zone')}</small>
        </dd>
      </div>
      <div>
        <dt>{t('components.hours.online')}</dt>
        <dd>
          {onlineSupport}
          <small>{t('components.hours.always')}</small>
        </dd>
      </div>
    </>
  );
}
