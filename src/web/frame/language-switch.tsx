import { chakra } from '@chakra-ui/react';
import type { Language } from '#domain/language.ts';
import { htmlLanguage } from '#web/i18n/language.ts';
import { chooseLanguage } from '#web/i18n/stored-language.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

const Group = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    '& button[aria-pressed=true]': { color: 'primary', fontWeight: 'bold' },
    '& button + button': { borderInlineStart: 'line', borderColor: 'line.control' },
  },
});

/** Each language in its own script, so that its readers find it. */
const names: Record<Language, string> = { zh_CN: '中文', en_US: 'EN' };
const order: readonly Language[] = ['zh_CN', 'en_US'];

/** 中文 | EN: stores the choice and reloads the page. */
export function LanguageSwitch() {
  const { t, language } = useTexts();
  return (
    <Group aria-label={t('frame.topBar.language')}>
      {order.map((code) => (
        <button
          key={code}
          type="button"
          lang={htmlLanguage(code)}
          aria-pressed={code === language}
          onClick={() => code !== language && chooseLanguage(code)}
        >
          {names[code]}
        </button>
      ))}
    </Group>
  );
}
