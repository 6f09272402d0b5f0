import { useId } from 'react';
import { CountedParamsTotalIsLowerBound as LowerBound } from '#generated/hooks/model/countedParamsTotalIsLowerBound.ts';
import type { FoundCategory } from '#generated/hooks/model/foundCategory.ts';
import { Label } from '#web/components/label.tsx';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { CategoryTree } from './category-position.tsx';
import { changeState } from './list-state.ts';
import { listHref } from './list-url.ts';
import type { FoundInSearch, ListPage } from './use-list-page.ts';

/** Number of categories that are shown at first. */
const shownAtFirst = 10;

interface FoundCategoriesProps {
  list: ListPage;
  found: FoundInSearch;
}

function Entries({
  list,
  categories,
  more,
}: {
  list: ListPage;
  categories: readonly FoundCategory[];
  more: string;
}) {
  const { state } = list;
  return (
    <ul>
      {categories.map(({ catalogId, catalogName, productCount }) => (
        <li key={catalogId}>
          <Link
            to={listHref(changeState(state, { catalogId, filters: {}, sort: undefined, compare: [] }))}
            aria-current={catalogId === state.catalogId ? 'true' : undefined}
          >
            <span>
              <Label name={catalogName} />
            </span>
            <small>
              {formatCount(productCount)}
              {more}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The categories in which a search finds products, with their counts: each narrows the search, the link back widens it again. */
export function FoundCategories({ list, found }: FoundCategoriesProps) {
  const { t } = useTexts();
  const title = useId();
  const { state } = list;
  return (
    <CategoryTree aria-labelledby={title}>
      <h2 id={title}>{t('catalogue.filter.categories')}</h2>
      {state.catalogId !== undefined && (
        <Link
          to={listHref(
            changeState(state, { catalogId: undefined, filters: {}, sort: undefined, compare: [] }),
          )}
        >
          <span>{t('catalogue.filter.allCategories')}</span>
        </Link>
      )}
      <Loaded query={found.categories} skeleton={<Skeleton height="200px" marginTop={2} />}>
        {({ data, params }) => {
          const more = params.totalIsLowerBound === LowerBound.lowerBound ? '+' : '';
          const rest = data.slice(shownAtFirst);
          return (
            <>
              <Entries list={list} categories={data.slice(0, shownAtFirst)} more={more} />
              {rest.length > 0 && (
                <details open={rest.some(({ catalogId }) => catalogId === state.catalogId)}>
                  <summary>{t('catalogue.filter.moreCategories', { count: rest.length })}</summary>
                  <Entries list={list} categories={rest} more={more} />
                </details>
              )}
            </>
          );
        }}
      </Loaded>
    </CategoryTree>
  );
}
