import { Box } from '@chakra-ui/react';
import { useGetCompanyProfile } from '#generated/hooks/content/content.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { HomeSection } from './home-section.tsx';

/** Who the company is, in a few lines. */
export function CompanyBlock() {
  const { t } = useTexts();
  const profile = useGetCompanyProfile();
  return (
    <HomeSection
      title={t('content.company.title')}
      more={{ label: t('content.company.all'), to: paths.about }}
    >
      <Loaded query={profile} skeleton={<Skeleton height="220px" />}>
        {({ data: { frontCover, synopsis } }) => (
          <Box borderTop="line" paddingTop={3}>
            <Box
              as="img"
              width="full"
              height="112px"
              marginBottom={3}
              borderRadius="base"
              {...{ src: frontCover, alt: '', loading: 'lazy', style: { objectFit: 'cover' } }}
            />
            <Box fontSize="table" color="ink.muted" lineClamp={5}>
              {synopsis}
            </Box>
          </Box>
        )}
      </Loaded>
    </HomeSection>
  );
}
