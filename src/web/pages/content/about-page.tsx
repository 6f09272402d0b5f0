import { chakra } from '@chakra-ui/react';
import { useGetCompanyProfile } from '#generated/hooks/content/content.ts';
import type { CompanyProfile } from '#generated/hooks/model/companyProfile.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { readImageTexts } from './about/image-texts.ts';

const Profile = chakra('div', {
  base: {
    display: 'grid',
    gap: 8,
    paddingTop: 3,
    '& > img': {
      width: 'full',
      height: { base: '140px', md: '280px' },
      objectFit: 'cover',
      background: 'bg.subtle',
      borderRadius: 'base',
    },
    '& p': { whiteSpace: 'pre-line', maxWidth: 'text' },
    '& [data-synopsis]': { fontSize: 'lg' },
    '& dl': { borderTop: 'line' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '200px minmax(0, 1fr)' },
      columnGap: 6,
      rowGap: 1,
      paddingBlock: 4,
      borderBottom: 'line',
    },
    '& dt': { fontWeight: 'bold' },
    '& [data-pictures]': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
      gap: 5,
    },
    '& figure img': {
      width: 'full',
      aspectRatio: '16 / 9',
      objectFit: 'cover',
      background: 'bg.subtle',
      borderRadius: 'base',
    },
    '& figcaption': { marginTop: 2, color: 'fg.muted' },
  },
});

const parts = [
  { field: 'idea', label: 'content.about.idea' },
  { field: 'mainBusiness', label: 'content.about.mainBusiness' },
  { field: 'products', label: 'content.about.products' },
  { field: 'ourPurpose', label: 'content.about.purpose' },
] as const;

function Filled({ profile }: { profile: CompanyProfile }) {
  const { t } = useTexts();
  const pictures = readImageTexts(profile.imageText);
  return (
    <Profile>
      {profile.frontCover !== '' && <img src={profile.frontCover} alt="" />}
      <p data-synopsis>{profile.synopsis}</p>
      <dl>
        {parts.map(({ field, label }) => (
          <div key={field}>
            <dt>{t(label)}</dt>
            <dd>
              <p>{profile[field]}</p>
            </dd>
          </div>
        ))}
      </dl>
      {pictures.length > 0 && (
        <div data-pictures>
          {pictures.map(({ img, des }) => (
            <figure key={`${img} ${des}`}>
              <img src={img} alt="" loading="lazy" decoding="async" />
              <figcaption>{des}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <div>
        <LinkButton to={paths.contact}>{t('content.about.contact')}</LinkButton>
      </div>
    </Profile>
  );
}

/** The company and its values. */
export function AboutPage() {
  const { t } = useTexts();
  const profile = useGetCompanyProfile();
  usePageTitle(t('content.about.title'));
  return (
    <PageWidth>
      <Breadcrumb
        crumbs={[{ label: t('content.crumb.home'), href: paths.home }, { label: t('content.about.title') }]}
      />
      <h1>{t('content.about.title')}</h1>
      <Loaded query={profile} skeleton={<Skeleton height="900px" marginTop={3} />}>
        {({ data }) => <Filled profile={data} />}
      </Loaded>
    </PageWidth>
  );
}
