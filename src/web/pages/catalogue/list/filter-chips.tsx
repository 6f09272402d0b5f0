import { chakra } from '@chakra-ui/react';
import { TriangleAlert, X } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { HiddenText } from '#web/components/hidden-text.ts';
import { IconButton } from '#web/components/icon-button.ts';
import { Label } from '#web/components/label.tsx';
import { Link } from '#web/components/link.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useMoney } from '#web/money/use-money.ts';
import { useNextFocus } from '#web/state/use-next-focus.ts';
import { touch } from '#web/theme/media.ts';
import { noteClearing } from './clearings.ts';
import { useChosenColumns } from './column-choice.ts';
import { type Condition, conditionsOf } from './filter-labels.ts';
import { changeState, clearConditions } from './list-state.ts';
import { listHref } from './list-url.ts';
import type { ListPage } from './use-list-page.ts';

const Chips = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    paddingBottom: 3,
    fontSize: 'table',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      minHeight: '26px',
      px: 2,
      borderRadius: 'base',
      [touch]: { minHeight: 'touch' },
    },
    '& [data-chip]': {
      background: 'primary.soft',
      color: 'fg',
      _hover: { textDecoration: 'none', color: 'primary' },
    },
    '& [data-chip] > span': { color: 'fg.muted' },
    '& b': { fontWeight: 'medium', maxWidth: '280px', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

const Warning = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    marginBottom: 3,
    paddingInlineStart: 3,
    background: 'warning.soft',
    color: 'warning',
    borderRadius: 'base',
    fontSize: 'table',
    '& > div': { flex: 1, paddingBlock: 2, overflowWrap: 'anywhere' },
    '& p': { color: 'fg' },
  },
});

/** The conditions of a list in words; the facets bring the words. */
export function useConditions({ state, columnList, facets }: ListPage): readonly Condition[] {
  const { t, language } = useTexts();
  const { unitPrice } = useMoney();
  return conditionsOf(state, {
    columns: columnList,
    facets: facets.data?.data ?? [],
    language,
    t,
    unitPrice,
  });
}

/** The order of the list as a chip, where the table does not show the column that gives it. */
function useHiddenOrder({ state, columnList }: ListPage): readonly Condition[] {
  const { t } = useTexts();
  const chosen = useChosenColumns(state.catalogId);
  const column = columnList.find(({ columnId }) => state.sort === `column${columnId}`);
  if (!column || !chosen || chosen.includes(column.columnId)) return [];
  const name = column.columnName;
  const value = t(state.order === 'desc' ? 'catalogue.list.descending' : 'catalogue.list.ascending', {
    name,
  });
  const without = changeState(state, { sort: undefined, order: 'asc' });
  return [{ key: 'order', name: t('catalogue.list.sortBy'), value, without }];
}

/** What narrows the list, each with its own way out; and what orders it, where the table does not say so. */
export function FilterChips({ list }: { list: ListPage }) {
  const { t } = useTexts();
  const filters = useConditions(list);
  const conditions = [...filters, ...useHiddenOrder(list)];
  const chips = useRef<HTMLUListElement>(null);
  const take = useNextFocus(chips, conditions.length, '[data-chip]');
  const clear = (event: MouseEvent) => {
    take(0)(event);
    noteClearing(event);
  };
  if (conditions.length === 0) return null;
  return (
    <Chips ref={chips} aria-label={t('catalogue.filter.active')}>
      {conditions.map(({ key, name, value, without }, place) => (
        <li key={key}>
          <Link data-chip to={listHref(without)} onClick={take(place)}>
            <HiddenText>{t('catalogue.filter.remove')} </HiddenText>
            {name && (
              <span>
                <Label name={name} />{' '}
              </span>
            )}
            <b>
              <MeasuredText text={value} />
            </b>
            <X size={14} aria-hidden="true" />
          </Link>
        </li>
      ))}
      {filters.length > 0 && (
        <li>
          <Link to={listHref(clearConditions(list.state))} onClick={clear}>
            {t('catalogue.filter.clearAll')}
          </Link>
        </li>
      )}
    </Chips>
  );
}

/** Says which filters of the address were left out and why; the cross takes them out of the address. */
export function LeftOutFilters({ list }: { list: ListPage }) {
  const { t } = useTexts();
  const { leftOut } = list;
  if (leftOut.length === 0) return null;
  const unknown = leftOut.flatMap((filter) => (filter.kind === 'unknown' ? [filter.name] : []));
  const badValues = leftOut.filter((filter) => filter.kind === 'badValue');
  return (
    <Warning role="alert">
      <TriangleAlert size={18} aria-hidden="true" />
      <div>
        {unknown.length > 0 && <p>{t('catalogue.filter.unknown', { names: unknown.join(', ') })}</p>}
        {badValues.map(({ column, value }) => (
          <p key={`${column} ${value}`}>{t('catalogue.filter.badValue', { name: column, value })}</p>
        ))}
      </div>
      <IconButton
        type="button"
        aria-label={t('catalogue.filter.dismiss')}
        onClick={() => list.replace((now) => now)}
      >
        <X size={16} />
      </IconButton>
    </Warning>
  );
}
