import { chakra } from '@chakra-ui/react';
import { MemberPage } from '#web/components/member-page.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { DevicesSection } from './devices-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

const Sections = chakra('div', {
  base: {
    display: 'grid',
    gap: 10,
    '& > section': { display: 'grid', gap: 3, minWidth: 0 },
    '& h2': { fontSize: 'lg' },
    '& > section > p': { color: 'fg.muted', maxWidth: '72ch' },
  },
});

/** Who is signed in to the account, and what signing in takes. */
export function SecurityPage() {
  const { t } = useTexts();
  return (
    <MemberPage area="security" title={t('security.page.title')}>
      <Sections>
        <SecondFactorSection />
        <DevicesSection />
      </Sections>
    </MemberPage>
  );
}
