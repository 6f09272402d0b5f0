import { useTexts } from '#web/i18n/texts-context.ts';
import type { ExtraField } from './extra-field.ts';

/** What a browser takes for an e-mail. */
function isMail(text: string): boolean {
  const input = document.createElement('input');
  input.type = 'email';
  input.value = text;
  return text !== '' && input.validity.valid;
}

/** The e-mail that a code goes to, in front of all other fields: the account's own, so it cannot be changed. */
export function useMailField(mail: string): ExtraField {
  const { t } = useTexts();
  return {
    title: t('forms.mail.title'),
    after: '',
    widget: 'email',
    readonly: isMail(mail),
    missing: t('forms.mail.enter'),
    check: (value) => (isMail(value.trim()) ? undefined : t('forms.rule.mail')),
  };
}
