import { chakra } from '@chakra-ui/react';
import { LinkButton } from '#web/components/button.tsx';
import { ServiceHours } from '#web/components/service-hours.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { clickTarget } from '#web/theme/media.ts';
import { ContactFacts } from '../contact-facts.tsx';
import { HomeSection } from './home-section.tsx';

const Facts = chakra('dl', {
  base: {
    borderTop: 'line',
    fontSize: 'table',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '112px 1fr',
      gap: 3,
      paddingBlock: 2,
      borderBottom: 'line',
    },
    '& dt': { color: 'fg.muted' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
    '& a': { ...clickTarget, color: 'fg' },
  },
});

const Next = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 4 },
});

/** When and how the shop is reached. */
export function ServiceBlock() {
  const { t } = useTexts();
  return (
    <HomeSection title={t('content.service.title')}>
      <Facts>
        <ServiceHours />
        <ContactFacts />
      </Facts>
      <Next>
        <LinkButton to={paths.help}>{t('content.service.help')}</LinkButton>
        <LinkButton to={paths.contact}>{t('content.service.contact')}</LinkButton>
      </Next>
    </HomeSection>
  );
}
