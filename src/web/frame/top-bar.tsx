import { chakra } from '@chakra-ui/react';
import { PageWidth } from '#web/components/page-width.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { noScript, touch } from '#web/theme/media.ts';
import { CurrencySwitch } from './currency-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MessageLink } from './message-link.tsx';
import { SessionLinks } from './session-links.tsx';

const Bar = chakra('section', {
  base: {
    display: { base: 'none', md: 'block' },
    [noScript]: { display: 'block', '& :is([data-row], ul)': { flexWrap: 'wrap' } },
    background: 'bg.subtle',
    borderBottom: 'line',
    fontSize: 'sm',
    color: 'fg.muted',
    '& [data-row]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 6,
      minHeight: '32px',
    },
    '& ul': { display: 'flex', alignItems: 'center' },
    '& li': { paddingInline: 3, whiteSpace: 'nowrap' },
    '& li + li': { borderInlineStart: 'line' },
    '& a, & button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '32px',
      minWidth: '28px',
      [touch]: { minHeight: 'touch', minWidth: 'touch' },
      color: 'fg',
      _hover: { color: 'primary', textDecoration: 'underline' },
    },
  },
});

/** The slim bar above the header: welcome, session, messages and language. */
export function TopBar() {
  const { t } = useTexts();
  return (
    <Bar aria-label={t('frame.topBar.label')}>
      <PageWidth data-row>
        <span>{t('frame.topBar.welcome')}</span>
        <ul>
          <SessionLinks />
          <li>
            <MessageLink />
          </li>
          <li>
            <CurrencySwitch />
          </li>
          <li>
            <LanguageSwitch />
          </li>
        </ul>
      </PageWidth>
    </Bar>
  );
}
