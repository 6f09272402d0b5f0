import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths, solutionHref } from '#web/paths.ts';
import { SolutionDetail } from './solution-detail.tsx';
import { listStart, parseSolutionIndex } from './solution-index.ts';
import { SolutionList } from './solution-list.tsx';
import { useSolutions } from './use-solutions.ts';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' },
    alignItems: 'start',
    columnGap: 8,
    rowGap: 6,
    paddingTop: 4,
  },
});

/** Where the list starts; who has scrolled past the hundredth solution keeps those before it. */
function useListStart(index: number): number {
  const [start, setStart] = useState(() => listStart(index));
  if (index >= start) return start;
  setStart(listStart(index));
  return listStart(index);
}

/** What the shop's engineers have built: all of it at the left, the chosen one at the right. */
export function SolutionsPage() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const index = parseSolutionIndex(query);
  const start = useListStart(index);
  const solutions = useSolutions(start, index);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = solutions;
  const shown = data?.rows[index - start] ?? (hasNextPage ? undefined : data?.rows[0]);
  const takesFocus = useRef(false);
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  usePageTitle(shown ? `${shown.schemeName} · ${t('solutions.page.title')}` : t('solutions.page.title'));
  // An address may name a solution further down than what is loaded.
  const reach = data !== undefined && !shown && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (reach) more();
  }, [reach, more]);
  return (
    <PageWidth>
      <Breadcrumb
        crumbs={[{ label: t('solutions.page.home'), href: paths.home }, { label: t('solutions.page.title') }]}
      />
      <h1>{t('solutions.page.title')}</h1>
      <Loaded
        query={solutions}
        isEmpty={({ rows }) => rows.length === 0}
        skeleton={
          <Columns>
            <Skeleton height={{ base: '300px', lg: '640px' }} />
            <Skeleton height="640px" />
          </Columns>
        }
        empty={
          <Empty text={t('solutions.page.none')}>
            {start > 0 ? (
              <LinkButton to={solutionHref(0)}>{t('solutions.list.earlier')}</LinkButton>
            ) : (
              <LinkButton to={paths.products}>{t('solutions.page.browse')}</LinkButton>
            )}
          </Empty>
        }
      >
        {({ rows, total }) => (
          <Columns>
            <SolutionList
              rows={rows}
              start={start}
              total={total}
              current={shown ? start + rows.indexOf(shown) : index}
              onMore={hasNextPage ? more : undefined}
              loading={isFetchingNextPage}
              failed={isFetchNextPageError}
              takesFocus={takesFocus}
            />
            <Loaded
              query={{ data: shown, isError: isFetchNextPageError && !isFetchingNextPage, refetch: more }}
              skeleton={<Skeleton height="640px" />}
            >
              {(solution) => <SolutionDetail key={solution.schemeId} solution={solution} />}
            </Loaded>
          </Columns>
        )}
      </Loaded>
    </PageWidth>
  );
}
