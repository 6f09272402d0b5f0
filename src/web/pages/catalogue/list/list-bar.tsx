import { chakra } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { columnListTypeValues } from '#generated/enums.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import { Button } from '#web/components/button.tsx';
import { Input, Select } from '#web/components/input.ts';
import { Label } from '#web/components/label.tsx';
import { formatCountTo } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { noScript } from '#web/theme/media.ts';
import { ColumnButton } from './column-button.tsx';
import { useChosenColumns } from './column-choice.ts';
import { filterFormId } from './filter-form.tsx';
import { HiddenQuery } from './hidden-query.tsx';
import { changeState, countConditions } from './list-state.ts';
import { listHref, listPath } from './list-url.ts';
import { isSortable } from './table-columns.ts';
import type { ListPage } from './use-list-page.ts';
import { useTypedQuantity } from './use-typed-quantity.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 4,
    rowGap: 2,
    paddingBottom: 3,
    '& h1': { lineHeight: '32px' },
    '& [data-total]': { flex: 1, color: 'fg.muted', whiteSpace: 'nowrap' },
    '& form': { display: 'flex', alignItems: 'center', gap: 2, fontSize: 'table' },
    '& form > label': { color: 'fg.muted', whiteSpace: 'nowrap' },
    '& form input': { width: '92px', textAlign: 'end' },
    '& [data-filters]': { display: { xl: 'none' } },
    '& [data-sort]': {
      display: { lg: 'none' },
      flex: 1,
      minWidth: '120px',
      [noScript]: { display: 'block', flex: '0 1 auto', width: 'auto' },
    },
    _print: { '& :is(button, select, form)': { display: 'none !important' } },
    '& [data-break]': { flexBasis: 'full', display: { md: 'none' } },
  },
});

// Not a generated form: the field is a part of the address and takes effect when it is left.
function QuantityBox({ list }: { list: ListPage }) {
  const { t } = useTexts();
  const { state, go } = list;
  const { box, submit } = useTypedQuantity(state.quantity, (quantity) =>
    go((now) => changeState(now, { quantity })),
  );
  return (
    <form action={listPath(state)} onSubmit={submit}>
      <HiddenQuery href={listHref(changeState(state, { quantity: undefined }))} />
      <label htmlFor="list-quantity">{t('catalogue.list.quantity')}</label>
      <Input
        id="list-quantity"
        name="quantity"
        controlSize="small"
        inputMode="numeric"
        placeholder="1"
        autoComplete="off"
        {...box}
      />
    </form>
  );
}

function SortChoice({ list: { state, columnList, go } }: { list: ListPage }) {
  const { t } = useTexts();
  const chosen = useChosenColumns(state.catalogId);
  const isOffered = ({ columnId, listType }: Column) =>
    listType === columnListTypeValues.inTable ||
    chosen?.includes(columnId) ||
    state.sort === `column${columnId}`;
  const names = [
    { sort: 'price', label: t('catalogue.list.unitPrice') },
    { sort: 'stock', label: t('catalogue.list.stock') },
    { sort: 'productNum', label: t('catalogue.list.mpn') },
    ...columnList
      .filter((column) => isSortable(column) && isOffered(column))
      .map(({ columnId, columnName }) => ({ sort: `column${columnId}`, label: columnName })),
  ];
  const choose = (value: string) => {
    const [sort, order] = value.split(' ');
    go((now) => changeState(now, { sort: sort || undefined, order: order === 'desc' ? 'desc' : 'asc' }));
  };
  return (
    <Select
      controlSize="small"
      data-sort
      name="sort"
      form={filterFormId}
      autoComplete="off"
      aria-label={t('catalogue.list.sortBy')}
      value={state.sort ? `${state.sort} ${state.order}` : ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{t(state.keyWord ? 'catalogue.list.bestMatch' : 'catalogue.list.shopOrder')}</option>
      {names.flatMap(({ sort, label }) => [
        <option key={`${sort} asc`} value={`${sort} asc`}>
          {t('catalogue.list.ascending', { name: label })}
        </option>,
        <option key={`${sort} desc`} value={`${sort} desc`}>
          {t('catalogue.list.descending', { name: label })}
        </option>,
      ])}
    </Select>
  );
}

/** The title of the list, how many there are, and what concerns the whole table. */
export function ListBar({ list, title }: { list: ListPage; title?: string }) {
  const { t } = useTexts();
  const [sheet, setSheet] = useState(false);
  const total = list.products.data?.params.totalDataCounts;
  const conditions = countConditions(list.state);
  return (
    <>
      <Bar>
        {title !== undefined && (
          <h1 tabIndex={-1}>
            <Label name={title} />
          </h1>
        )}
        <span data-total role="status">
          {total !== undefined &&
            t('catalogue.list.total', {
              count: total,
              shown: formatCountTo(total, list.countedTo),
            })}
        </span>
        <span data-break />
        <Button data-filters size="small" aria-haspopup="dialog" onClick={() => setSheet(true)}>
          <SlidersHorizontal size={16} aria-hidden="true" />
          {conditions > 0
            ? t('catalogue.filter.openWith', { count: conditions })
            : t('catalogue.filter.open')}
        </Button>
        <SortChoice list={list} />
        <ColumnButton list={list} />
        <QuantityBox list={list} />
      </Bar>
      {sheet && (
        <Suspense>
          <FilterSheet list={list} onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </>
  );
}
