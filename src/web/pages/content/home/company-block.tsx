import { chakra } from '@chakra-ui/react';
import { useGetCompanyProfile } from '#generated/hooks/content/content.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { HomeSection } from './home-section.tsx';

const Profile = chakra('div', {
  base: {
    borderTop: 'line',
    paddingTop: 3,
    '& img': {
      width: 'full',
      height: '112px',
      objectFit: 'contain',
      marginBottom: 3,
      background: 'bg.subtle',
      borderRadius: 'base',
    },
    '& p': { lineClamp: 5, fontSize: 'table', color: 'fg.muted' },
  },
});

/** Who the company is, in a few lines. */
export function CompanyBlock() {
  const { t } = useTexts();
  const profile = useGetCompanyProfile();
  return (
    <HomeSection
      title={t('content.company.title')}
      more={{ label: t('content.company.all'), to: paths.about }}
    >
      <Loaded query={profile} skeleton={<Skeleton height="232px" />}>
        {({ data: { frontCover, synopsis } }) => (
          <Profile>
            {frontCover !== '' && <img src={frontCover} alt="" loading="lazy" decoding="async" />}
            <p>{synopsis}</p>
          </Profile>
        )}
      </Loaded>
    </HomeSection>
  );
}
