import { constants } from '#generated/constants.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

/** Phone and e-mail of the shop as rows of a description list. */
export function ContactFacts() {
  const { t } = useTexts();
  return (
    <>
      <div>
        <dt>{t('content.service.phone')}</dt>
        <dd>
          <a href={`tel:${constants.companyPhone.replaceAll(' ', '')}`}>{constants.companyPhone}</a>
        </dd>
      </div>
      <div>
        <dt>{t('content.service.email')}</dt>
        <dd>
          <a href={`mailto:${constants.companyEmail}`}>{constants.companyEmail}</a>
        </dd>
      </div>
    </>
  );
}
