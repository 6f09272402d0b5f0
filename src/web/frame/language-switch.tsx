import { useLocation } from 'react-router-dom';
import type { Language } from '#domain/language.ts';
import { htmlLanguage } from '#web/i18n/language.ts';
import { chooseLanguage } from '#web/i18n/stored-language.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ChoiceGroup } from './choice-group.ts';

/** Each language in its own script, so that its readers find it. */
const names: Record<Language, string> = { zh_CN: '中文', en_US: 'EN' };
const order: readonly Language[] = ['zh_CN', 'en_US'];

// Not a generated form: the server takes the choice where scripts are switched off, or not there yet.
/** 中文 | EN: stores the choice and reloads the page. */
export function LanguageSwitch() {
  const { t, language } = useTexts();
  const { pathname, search } = useLocation();
  return (
    <form action="/language">
      <input type="hidden" name="back" value={pathname + search} />
      <ChoiceGroup aria-label={t('frame.topBar.language')}>
        {order.map((code) => (
          <button
            key={code}
            type="submit"
            name="to"
            value={code}
            lang={htmlLanguage(code)}
            aria-pressed={code === language}
            onClick={(event) => {
              event.preventDefault();
              if (code !== language) chooseLanguage(code);
            }}
          >
            {names[code]}
          </button>
        ))}
      </ChoiceGroup>
    </form>
  );
}
