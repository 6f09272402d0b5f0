import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ProductTotalParamsTotalIsLowerBound as TotalIsLowerBound } from '#generated/hooks/model/productTotalParamsTotalIsLowerBound.ts';
import type { SearchResults } from '#generated/hooks/model/searchResults.ts';
import { SearchType } from '#generated/hooks/model/searchType.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { Pager } from '#web/components/pager.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { Tabs } from '#web/components/tabs.tsx';
import { formatCount, formatCountTo } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { pagePart, ShownPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { parseFoundProducts } from '../list/list-url.ts';
import { noResults, ProductResults } from './product-results.tsx';
import { isNarrowed, parseSearchParams, type SearchParams, searchPageHref } from './search-params.ts';
import { pageSizeOf, useSearch } from './use-search.ts';

const fileResults = pagePart(
  'pages/catalogue/search/file-results.tsx',
  async () => (await import('./file-results.tsx')).FileResults,
);
const informationResults = pagePart(
  'pages/catalogue/search/information-results.tsx',
  async () => (await import('./information-results.tsx')).InformationResults,
);

type Counts = Partial<Record<SearchType, number>>;

const labels = {
  [SearchType.productSearch]: 'search.tab.product',
  [SearchType.fileSearch]: 'search.tab.file',
  [SearchType.informationSearch]: 'search.tab.information',
} as const;
const types = Object.values(SearchType);
const rowHeight = 84;

const Count = chakra('span', {
  base: { marginInlineStart: 1, color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' },
});

const Kinds = chakra('nav', { base: { display: 'flex', gap: 5, paddingBottom: 3 } });

const Note = chakra('p', { base: { marginTop: 3, color: 'fg.muted', fontSize: 'table' } });

/** Only the number of products can reach the counting limit: the total is then a lower bound. */
function countingLimitOf(type: SearchType, results: SearchResults | undefined): number | undefined {
  if (type !== SearchType.productSearch || !results) return undefined;
  const { totalDataCounts, totalIsLowerBound } = results.productResult.params;
  return totalIsLowerBound === TotalIsLowerBound.lowerBound ? totalDataCounts : undefined;
}

function countsOf(results: SearchResults | undefined): Counts {
  if (!results) return {};
  return {
    [SearchType.productSearch]: results.productResult.params.totalDataCounts,
    [SearchType.fileSearch]: results.technologyResult.params.totalDataCounts,
    [SearchType.informationSearch]: results.informationResult.params.totalDataCounts,
  };
}

interface ResultsProps extends Omit<SearchParams, 'page'> {
  results: SearchResults;
  skeleton: ReactNode;
}

function Results({ results, type, keyWord, skeleton }: ResultsProps) {
  return type === SearchType.fileSearch ? (
    <ShownPart part={fileResults} with={{ files: results.technologyResult.data, keyWord }} until={skeleton} />
  ) : (
    <ShownPart
      part={informationResults}
      with={{ items: results.informationResult.data, keyWord }}
      until={skeleton}
    />
  );
}

interface TabContentProps {
  params: SearchParams;
  search: ReturnType<typeof useSearch>;
}

/** What the other tabs have. */
function useElsewhere({ params, search }: TabContentProps) {
  const { t } = useTexts();
  const counts = countsOf(search.data?.data);
  return types
    .filter((other) => other !== params.type && (counts[other] ?? 0) > 0)
    .map((other) => ({
      label: t(labels[other]),
      count: formatCountTo(counts[other] ?? 0, countingLimitOf(other, search.data?.data)),
      href: searchPageHref({ type: other, keyWord: params.keyWord, page: 1 }),
    }));
}

/** The open tab: its page of results, or what to try when there is none. */
function TabContent({ params, search }: TabContentProps) {
  const elsewhere = useElsewhere({ params, search });
  const { type, keyWord, page } = params;
  if (type === SearchType.productSearch) {
    return (
      <>
        <MoreThanListed listed={countingLimitOf(type, search.data?.data)} />
        <ProductResults search={search} elsewhere={elsewhere} />
      </>
    );
  }
  const total = countsOf(search.data?.data)[type] ?? 0;
  const pageSize = pageSizeOf(type);
  const skeleton = <Skeleton height={`${pageSize * rowHeight}px`} marginTop={2} />;
  if (search.isPlaceholderData) return skeleton;
  return (
    <Loaded
      query={search}
      skeleton={skeleton}
      isEmpty={() => total === 0}
      empty={<ShownPart part={noResults} with={{ keyWord, elsewhere }} />}
    >
      {({ data }) => (
        <>
          <Results results={data} type={type} keyWord={keyWord} skeleton={skeleton} />
          <Pager
            page={page}
            pageSize={pageSize}
            total={total}
            hrefOf={(to) => searchPageHref({ type, keyWord, page: to })}
          />
        </>
      )}
    </Loaded>
  );
}

/** Paging ends at the counting limit. */
function MoreThanListed({ listed }: { listed: number | undefined }) {
  const { t } = useTexts();
  if (listed === undefined) return null;
  return <Note>{t('search.page.moreThanListed', { shown: formatCount(listed) })}</Note>;
}

/** The address of a tab. The products come back as they were left, with their filters, as long as the words are the same. */
function useTabHref(params: SearchParams, query: URLSearchParams) {
  const left = useRef<{ keyWord: string; query: string }>(undefined);
  const { type, keyWord } = params;
  const shown = query.toString();
  useEffect(() => {
    if (type === SearchType.productSearch) left.current = { keyWord, query: shown };
  }, [type, keyWord, shown]);
  return (key: string) => {
    const isProducts = key === String(SearchType.productSearch);
    if (isProducts && left.current?.keyWord === keyWord) return `${paths.search}?${left.current.query}`;
    return searchPageHref({ ...parseSearchParams(new URLSearchParams({ id: key })), keyWord });
  };
}

function BlankSearch() {
  const { t } = useTexts();
  return (
    <div role="alert">
      <NoticePage title={t('search.blank.title')} text={t('search.blank.text')}>
        <LinkButton to={paths.products}>{t('search.empty.browse')}</LinkButton>
      </NoticePage>
    </div>
  );
}

/** What the whole shop has for a word: products, technical documents and news, each under its tab. */
export function SearchPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const params = parseSearchParams(query);
  const isPlain = !isNarrowed(parseFoundProducts(query.toString()));
  const search = useSearch(isPlain ? params : { ...params, page: 1 });
  const { keyWord } = params;
  usePageTitle(keyWord === '' ? t('search.blank.title') : t('search.page.title', { keyWord }));
  const hrefOf = useTabHref(params, query);
  if (keyWord === '') return <BlankSearch />;
  const counts = countsOf(search.data?.data);
  return (
    <PageWidth>
      <Box as="h1" tabIndex={-1} paddingBlock={4} overflowWrap="anywhere">
        {t('search.page.heading', { keyWord })}
      </Box>
      <noscript>
        <Kinds>
          {types.map((type) => (
            <a key={type} href={searchPageHref({ type, keyWord, page: 1 })}>
              {t(labels[type])}
            </a>
          ))}
        </Kinds>
      </noscript>
      <Tabs
        label={t('search.page.tabs')}
        open={String(params.type)}
        onOpen={(key, how) => navigate(hrefOf(key), how)}
        tabs={types.map((type) => ({
          key: String(type),
          label: (
            <>
              {t(labels[type])}{' '}
              {counts[type] !== undefined && (
                <Count>{formatCountTo(counts[type], countingLimitOf(type, search.data?.data))}</Count>
              )}
            </>
          ),
          content: () => <TabContent params={params} search={search} />,
        }))}
      />
    </PageWidth>
  );
}
