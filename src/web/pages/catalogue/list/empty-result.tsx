import { chakra } from '@chakra-ui/react';
import { useQueries } from '@tanstack/react-query';
import { pageSizes } from '#generated/constants.ts';
import { getListProductsQueryOptions } from '#generated/hooks/catalogue/catalogue.ts';
import { Empty } from '#web/components/empty.tsx';
import { useLabelText } from '#web/components/label.tsx';
import { Link } from '#web/components/link.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { clickTarget } from '#web/theme/media.ts';
import { noteClearing } from './clearings.ts';
import { useConditions } from './filter-chips.tsx';
import { productsRequest } from './list-requests.ts';
import { clearConditions } from './list-state.ts';
import { listHref } from './list-url.ts';
import type { ListPage } from './use-list-page.ts';

const Ways = chakra('ul', {
  base: {
    display: 'grid',
    gap: 1,
    justifyItems: 'start',
    textAlign: 'start',
    '& a': { ...clickTarget, gap: 2 },
    '& small': { color: 'fg.muted', fontSize: 'table' },
  },
});

/** The condition to remove, and how many products that finds. */
function WaysOut({ list }: { list: ListPage }) {
  const { t } = useTexts();
  const labelText = useLabelText();
  const conditions = useConditions(list);
  const counts = useQueries({
    queries: conditions.map(({ without }) =>
      getListProductsQueryOptions({ ...productsRequest(without), pageSize: 1 }),
    ),
  });
  const ways = conditions
    .map((condition, index) => ({ ...condition, count: counts[index]?.data?.params.totalDataCounts }))
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const helps = ways.filter(({ count }) => count === undefined || count > 0);
  return (
    <>
      {helps.length > 0 && <p>{t('catalogue.empty.dropOne')}</p>}
      <Ways>
        {helps.map(({ key, name, value, without, count }) => (
          <li key={key}>
            <Link to={listHref(without)}>
              {t('catalogue.empty.without', {
                name: name ? t('catalogue.filter.pair', { name: labelText(name), value }) : value,
              })}
              {count !== undefined && (
                <small>{t('catalogue.list.total', { count, shown: formatCount(count) })}</small>
              )}
            </Link>
          </li>
        ))}
        <li>
          <Link to={listHref(clearConditions(list.state))} onClick={noteClearing}>
            {t('catalogue.empty.dropAll')}
          </Link>
        </li>
      </Ways>
    </>
  );
}

/** An old link may lead beyond the last page of a list that has become shorter. */
function PastEnd({ list, total }: { list: ListPage; total: number }) {
  const { t } = useTexts();
  const page = Math.ceil(total / pageSizes.listProducts.goodsCenter);
  return (
    <Empty text={t('catalogue.empty.pastEnd')}>
      <Link to={listHref({ ...list.state, page })}>{t('catalogue.empty.lastPage', { page })}</Link>
    </Empty>
  );
}

/** No product fits: suggests which condition to remove, or where else to look. */
export function EmptyResult({ list }: { list: ListPage }) {
  const { t } = useTexts();
  const narrowed = useConditions(list).length > 0;
  const total = list.products.data?.params.totalDataCounts ?? 0;
  if (total > 0) return <PastEnd list={list} total={total} />;
  return (
    <Empty text={t(narrowed ? 'catalogue.empty.filtered' : 'catalogue.empty.category')}>
      {narrowed ? <WaysOut list={list} /> : <Link to={paths.products}>{t('catalogue.overview.title')}</Link>}
    </Empty>
  );
}
