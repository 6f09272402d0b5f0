import { Mail, Phone } from 'lucide-react';
import { constants } from '#generated/constants.ts';
import { HiddenText } from '#web/components/hidden-text.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

/** List items: the company's phone and e-mail, as links that call and write. */
export function ContactLinks() {
  const { t } = useTexts();
  return (
    <>
      <li>
        <a href={`tel:${constants.companyPhone.replaceAll(' ', '')}`}>
          <Phone size={14} aria-hidden="true" />
          <HiddenText>{t('frame.navigation.phone')}</HiddenText> {constants.companyPhone}
        </a>
      </li>
      <li>
        <a href={`mailto:${constants.companyEmail}`}>
          <Mail size={14} aria-hidden="true" />
          <HiddenText>{t('frame.navigation.email')}</HiddenText> {constants.companyEmail}
        </a>
      </li>
    </>
  );
}
