import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { codes, pageSizes } from '#generated/constants.ts';
import type { Catalog } from '#generated/hooks/model/catalog.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { ListDownloads } from '#web/components/list-downloads.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { Pager } from '#web/components/pager.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { categoryHref, paths } from '#web/paths.ts';
import { useHydrated } from '#web/state/use-hydrated.ts';
import { CategoryOverview } from './category-overview.tsx';
import { FilterChips, LeftOutFilters } from './filter-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListBar } from './list-bar.tsx';
import { toggleCompared } from './list-state.ts';
import { listHref, parseListSearch } from './list-url.ts';
import { ResultTable } from './result-table.tsx';
import { SubCategories } from './sub-categories.tsx';
import { type ListPage, useListPage } from './use-list-page.ts';

// Not every list needs them, and they are nothing for a page without a browser.
const CompareTray = lazy(async () => ({
  default: (await import('../compare/compare-tray.tsx')).CompareTray,
}));
const EmptyResult = lazy(async () => ({ default: (await import('./empty-result.tsx')).EmptyResult }));

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '264px minmax(0, 1fr)' },
    columnGap: 6,
    alignItems: 'start',
    paddingBottom: 8,
    '& > aside': { display: 'none', '@media screen and (min-width: 1024px)': { display: 'block' } },
    _print: { display: 'block' },
  },
});

const notFoundStatus = 404;
const rowHeight = 46;
const headHeight = 36;

/** The rows as hairlines, in their final height. */
function ListSkeleton() {
  const height = headHeight + pageSizes.listProducts.goodsCenter * rowHeight;
  const line = `transparent 0 ${rowHeight - 1}px, var(--store-colors-line) 0 ${rowHeight}px`;
  const style = { height, backgroundImage: `repeating-linear-gradient(${line})` };
  return <Skeleton style={style} />;
}

function NoResult({ list }: { list: ListPage }) {
  const hydrated = useHydrated();
  return hydrated ? (
    <Suspense fallback={<ListSkeleton />}>
      <EmptyResult list={list} />
    </Suspense>
  ) : (
    <ListSkeleton />
  );
}

function Tray({ list: { state, replace } }: { list: ListPage }) {
  const hydrated = useHydrated();
  if (!hydrated || state.compare.length === 0) return null;
  return (
    <Suspense>
      <CompareTray
        ids={state.compare}
        quantity={state.quantity}
        onRemove={(id) => replace((now) => toggleCompared(now, id))}
        onClear={() => replace((now) => ({ ...now, compare: [] }))}
      />
    </Suspense>
  );
}

function useTrail({ place, state }: ListPage) {
  const { t } = useTexts();
  const link = ({ catalogId, catalogName }: Catalog) => ({
    label: catalogName,
    href: categoryHref(catalogId),
  });
  const here =
    place?.category.catalogName ??
    (state.catalogId === undefined ? t('catalogue.list.allProducts') : t('catalogue.list.category'));
  const trail = [
    { label: t('frame.navigation.home'), href: paths.home },
    { label: t('catalogue.overview.title'), href: paths.products },
    ...(place?.above.map(link) ?? []),
    { label: here },
  ];
  return { here, trail };
}

function ProductList({ list }: { list: ListPage }) {
  const { t } = useTexts();
  const { here, trail } = useTrail(list);
  const { state, products } = list;
  usePageTitle(here, list.refusal === codes.notFound ? notFoundStatus : undefined);
  return (
    <PageWidth>
      <Breadcrumb crumbs={trail} />
      <Columns>
        <aside aria-label={t('catalogue.filter.open')}>
          <FilterForm state={state} />
          <FilterPanel list={list} />
        </aside>
        <div>
          <ListBar list={list} title={here} />
          <SubCategories list={list} />
          <LeftOutFilters list={list} />
          <FilterChips list={list} />
          <Loaded query={products} skeleton={<ListSkeleton />} empty={<NoResult list={list} />}>
            {({ data, params }) => (
              <>
                <ResultTable list={list} products={data} />
                <Pager
                  page={state.page}
                  pageSize={pageSizes.listProducts.goodsCenter}
                  total={params.totalDataCounts}
                  hrefOf={(page) => listHref({ ...state, page })}
                />
                <ListDownloads href={listHref({ ...state, page: 1, compare: [] })} />
              </>
            )}
          </Loaded>
          <Tray list={list} />
        </div>
      </Columns>
    </PageWidth>
  );
}

function MissingCategory() {
  const { t } = useTexts();
  usePageTitle(t('catalogue.list.missing'), notFoundStatus);
  return (
    <NoticePage title={t('catalogue.list.missing')} text={t('catalogue.list.missingHelp')}>
      <LinkButton variant="solid" to={paths.products}>
        {t('catalogue.overview.title')}
      </LinkButton>
    </NoticePage>
  );
}

function CategoryPage() {
  const list = useListPage();
  if (list.refusal === codes.notFound && list.columns.isError) return <MissingCategory />;
  return list.overview ? <CategoryOverview tree={list.tree} /> : <ProductList list={list} />;
}

/**
 * The products of a category with its parametric filters; without a category all categories of the shop. Another
 * category is another page: it must not show the rows of the one before until its own are there.
 */
export function ProductListPage() {
  const { catalogId } = parseListSearch(useLocation().search);
  return <CategoryPage key={catalogId} />;
}
