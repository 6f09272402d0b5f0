import { chakra } from '@chakra-ui/react';
import { pageSizes } from '#generated/constants.ts';
import { useListSolutions } from '#generated/hooks/solutions/solutions.ts';
import { Empty } from '#web/components/empty.tsx';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths, solutionHref } from '#web/paths.ts';
import { HomeSection } from './home-section.tsx';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(5, 1fr)' },
    gap: 4,
    fontSize: 'table',
    '& a': { display: 'block', color: 'fg', _hover: { color: 'primary', textDecoration: 'none' } },
    '& img': {
      width: 'full',
      aspectRatio: '16 / 9',
      objectFit: 'cover',
      marginBottom: 2,
      background: 'bg.subtle',
      borderRadius: 'base',
    },
    '& li:first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});

/** The first solutions of the shop's engineers; each opens the solutions page with itself first. */
export function SolutionsBlock() {
  const { t } = useTexts();
  const solutions = useListSolutions({ pageNum: 1, pageSize: pageSizes.listSolutions.home });
  return (
    <HomeSection
      title={t('content.solutions.title')}
      more={{ label: t('content.solutions.all'), to: paths.solutions }}
    >
      <Loaded
        query={solutions}
        isEmpty={({ data }) => data.rows.length === 0}
        skeleton={<Skeleton minHeight={{ base: '460px', md: '176px' }} />}
        empty={<Empty text={t('content.solutions.empty')} />}
      >
        {({ data }) => (
          <List>
            {data.rows.map(({ schemeId, schemeName, url }, index) => (
              <li key={schemeId}>
                <Link to={solutionHref(index)}>
                  <img src={url} alt="" loading="lazy" decoding="async" />
                  <MeasuredText text={schemeName} />
                </Link>
              </li>
            ))}
          </List>
        )}
      </Loaded>
    </HomeSection>
  );
}
