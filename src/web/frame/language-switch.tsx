import type { Language } from '#domain/language.ts';
import { htmlLanguage } from '#web/i18n/language.ts';
import { chooseLanguage } from '#web/i18n/stored-language.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { type Choice, ChoiceForm } from './choice-form.tsx';

/** Each language in its own script, so that its readers find it. */
const choices: readonly Choice<Language>[] = [
  { value: 'zh_CN', label: '中文', lang: htmlLanguage('zh_CN') },
  { value: 'en_US', label: 'EN', lang: htmlLanguage('en_US') },
];

/** 中文 | EN: stores the choice and reloads the page. */
export function LanguageSwitch() {
  const { t, language } = useTexts();
  return (
    <ChoiceForm
      action="/language"
      label={t('frame.topBar.language')}
      choices={choices}
      chosen={language}
      onChoose={(code) => {
        if (code !== language) chooseLanguage(code);
      }}
    />
  );
}
