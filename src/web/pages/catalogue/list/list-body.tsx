import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { pageSizes } from '#generated/constants.ts';
import { ListDownloads } from '#web/components/list-downloads.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Pager } from '#web/components/pager.tsx';
import { RateNote } from '#web/components/price-note.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import { useHydrated } from '#web/state/use-hydrated.ts';
import { isNarrowed } from '../search/search-params.ts';
import { FilterChips, LeftOutFilters } from './filter-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListBar } from './list-bar.tsx';
import { toggleCompared } from './list-state.ts';
import { listHref } from './list-url.ts';
import { ResultTable } from './result-table.tsx';
import { SubCategories } from './sub-categories.tsx';
import type { ListPage } from './use-list-page.ts';

// Not every list needs them, and they have no use without a browser. They are shown once their styles are loaded.
const compareTray = lazyPart([], async () => (await import('../compare/compare-tray.tsx')).CompareTray);
const emptyResult = lazyPart([], async () => (await import('./empty-result.tsx')).EmptyResult);

/** Leaves the widest tables the room that they need. */
const narrowPanel = {
  gridTemplateColumns: '208px minmax(0, 1fr)',
  columnGap: 4,
  '& > aside': { display: 'block' },
};

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    paddingBottom: 8,
    // A button opens the filters where they have no room next to the table; nothing does without scripts.
    '& > aside': { display: 'none' },
    '@media screen and (scripting: none) and (min-width: 1024px)': narrowPanel,
    '@media screen and (min-width: 1280px)': narrowPanel,
    '@media screen and (min-width: 1440px)': { gridTemplateColumns: '264px minmax(0, 1fr)', columnGap: 6 },
    _print: { display: 'block' },
  },
});

const rowHeight = 46;
const headHeight = 36;

/** The rows as hairlines, in their final height. */
function ListSkeleton() {
  const height = headHeight + pageSizes.listProducts.goodsCenter * rowHeight;
  const line = `transparent 0 ${rowHeight - 1}px, var(--store-colors-line) 0 ${rowHeight}px`;
  const style = { height, backgroundImage: `repeating-linear-gradient(${line})` };
  return <Skeleton style={style} />;
}

/** Which condition to remove when nothing fits, or where else to look. */
export function NoResult({ list }: { list: ListPage }) {
  const hydrated = useHydrated();
  return hydrated ? (
    <ShownPart part={emptyResult} with={{ list }} until={<ListSkeleton />} />
  ) : (
    <ListSkeleton />
  );
}

function Tray({ list: { state, replace } }: { list: ListPage }) {
  const hydrated = useHydrated();
  if (!hydrated || state.compare.length === 0) return null;
  const tray = {
    ids: state.compare,
    quantity: state.quantity,
    filters: state.filters,
    list: listHref(state),
    onRemove: (id: number) => replace((now) => toggleCompared(now, id)),
    onClear: () => replace((now) => ({ ...now, compare: [] })),
  };
  return <ShownPart part={compareTray} with={tray} />;
}

/** The address of the whole list. A narrowed search is a list of the words that were looked for, not of those that were typed. */
function fileAddress({ state, listedKeyWord = state.keyWord }: ListPage): string {
  const keyWord = isNarrowed(state) ? listedKeyWord : state.keyWord;
  return listHref({ ...state, keyWord, page: 1, compare: [] });
}

interface ListBodyProps {
  list: ListPage;
  /** Absent where the page has a heading of its own. */
  title?: string;
  /** What is shown instead of the table when nothing is found. */
  empty: ReactNode;
}

/** Filters at the left, the bar, the chips and the table with its pages: the list of a category, and the products of a search. */
export function ListBody({ list, title, empty }: ListBodyProps) {
  const { t } = useTexts();
  const { state, products } = list;
  return (
    <Columns>
      <aside aria-label={t('catalogue.filter.open')}>
        <FilterForm state={state} />
        <FilterPanel id="filter" list={list} />
      </aside>
      <div>
        <ListBar list={list} {...(title === undefined ? {} : { title })} />
        {!state.ofSearch && <SubCategories list={list} />}
        <LeftOutFilters list={list} />
        <FilterChips list={list} />
        <Loaded query={products} skeleton={<ListSkeleton />} empty={empty}>
          {({ data, params }) => (
            <>
              <ResultTable list={list} products={data} />
              <Pager
                page={state.page}
                pageSize={pageSizes.listProducts.goodsCenter}
                total={params.totalDataCounts}
                countedTo={list.countedTo}
                hrefOf={(page) => listHref({ ...state, page })}
              />
              <RateNote />
              <ListDownloads href={fileAddress(list)} />
            </>
          )}
        </Loaded>
        <Tray list={list} />
      </div>
    </Columns>
  );
}
