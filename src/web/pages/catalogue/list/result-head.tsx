import type { SystemStyleObject } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column } from '#generated/hooks/model/column.ts';
import { Label } from '#web/components/label.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { nextSort } from './list-state.ts';
import { isSortable } from './table-columns.ts';
import type { ListPage } from './use-list-page.ts';

export const headStyles: SystemStyleObject = {
  '& thead button': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '34px',
    textAlign: 'inherit',
    _hover: { color: 'primary' },
  },
  '& thead th': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'medium' },
  '& thead [data-number]': { '@media print, (min-width: 1024px)': { textAlign: 'end' } },
  '& thead [data-sorted]': { color: 'primary' },
  // The mark of a name that is not translated may not widen its column.
  '& thead small': { display: 'block', marginInlineStart: 0, whiteSpace: 'normal' },
  '& thead svg': { position: 'absolute', insetInlineStart: '100%', display: 'none' },
  // Before the words where these end at the right edge of the column.
  '& thead [data-number] svg, & thead th:nth-last-of-type(-n + 3) svg': {
    insetInlineStart: 'auto',
    insetInlineEnd: '100%',
  },
  '& thead button:hover svg, & thead [data-sorted] svg': { display: 'block' },
};

interface SortButtonProps {
  list: ListPage;
  sort: string;
  label: string;
}

function SortButton({ list: { state, go }, sort, label }: SortButtonProps) {
  const sorted = state.sort === sort;
  const Arrow = sorted && state.order === 'desc' ? ArrowDown : ArrowUp;
  return (
    <button type="button" data-sorted={sorted || undefined} onClick={() => go((now) => nextSort(now, sort))}>
      <span>
        <Label name={label} />
      </span>
      <Arrow size={14} aria-hidden="true" />
    </button>
  );
}

type DirectionOf = (...names: string[]) => 'ascending' | 'descending' | 'none';

interface ColumnHeadProps {
  list: ListPage;
  column: Column;
  directionOf: DirectionOf;
}

/** A column that the shop keeps no order of has a plain name. */
function ColumnHead({ list, column, directionOf }: ColumnHeadProps) {
  const { columnId, columnName, columnComment } = column;
  const sort = `column${columnId}`;
  const sorts = isSortable(column);
  return (
    <th
      scope="col"
      aria-sort={sorts ? directionOf(sort) : undefined}
      data-number={columnComment === 'number' || undefined}
    >
      {sorts ? <SortButton list={list} sort={sort} label={columnName} /> : <Label name={columnName} />}
    </th>
  );
}

interface ResultHeadProps {
  list: ListPage;
  columns: readonly Column[];
  /** The column of the maker, which is part of the first column of the table. */
  brand: Column | undefined;
}

/** The head of the table; a click sorts, a second one turns it round, a third gives the order of the shop. */
export function ResultHead({ list, columns, brand }: ResultHeadProps) {
  const { t } = useTexts();
  const { sort, order } = list.state;
  const sortDirectionOf: DirectionOf = (...names) =>
    sort !== undefined && names.includes(sort) ? (order === 'desc' ? 'descending' : 'ascending') : 'none';
  const brandSort = `column${brand?.columnId}`;
  return (
    <thead>
      <tr>
        <th scope="col" aria-sort={sortDirectionOf('productNum', brandSort)}>
          <SortButton list={list} sort="productNum" label={t('catalogue.list.mpn')} />
          {brand && (
            <>
              {' · '}
              <SortButton list={list} sort={brandSort} label={brand.columnName} />
            </>
          )}
        </th>
        {columns.map((column) => (
          <ColumnHead key={column.columnId} list={list} column={column} directionOf={sortDirectionOf} />
        ))}
        <th scope="col" aria-sort={sortDirectionOf('stock')}>
          <SortButton list={list} sort="stock" label={t('catalogue.list.stock')} />
        </th>
        <th scope="col" aria-sort={sortDirectionOf('price')}>
          <SortButton list={list} sort="price" label={t('catalogue.list.unitPrice')} />
        </th>
        <th scope="col">{t('catalogue.row.purchase')}</th>
      </tr>
    </thead>
  );
}
