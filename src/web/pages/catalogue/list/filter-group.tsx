import type { SystemStyleObject } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { unitName } from '#domain/part-values/format.ts';
import { constants } from '#generated/constants.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import type { Facet } from '#generated/hooks/model/facet.ts';
import { HiddenText } from '#web/components/hidden-text.ts';
import { Input } from '#web/components/input.ts';
import { Label } from '#web/components/label.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { noScript } from '#web/theme/media.ts';
import { useClearings } from './clearings.ts';
import { filterFormId } from './filter-form.tsx';
import { unitOfBoxes } from './filter-labels.ts';
import { notStated } from './list-url.ts';
import { shownRange, typedRange } from './number-range.ts';
import { RangeBoxes } from './range-boxes.tsx';
import { RangeHistogram } from './range-histogram.tsx';
import { LabelledTick } from './tick.tsx';

export const filterGroupStyles: SystemStyleObject = {
  '& [data-values]': {
    marginInline: '-6px',
    marginTop: 1,
  },
  '& [data-more]': { color: 'primary', lineHeight: '28px', _hover: { textDecoration: 'underline' } },
  '& button[data-more]': { [noScript]: { display: 'none' } },
  '& [data-quiet]': { color: 'fg.muted', paddingBlock: 1 },
};

interface FilterGroupProps {
  column: Column;
  facet: Facet | undefined;
  /** What is chosen in it. */
  tokens: readonly string[];
  onChoose: (tokens: readonly string[]) => void;
  /** Whether it is open at first. */
  startsOpen: boolean;
  /** Of the group, in its page. */
  id: string;
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** How many values a group shows until all are requested. */
const shownAtFirst = 8;

/** Those that find something and the chosen ones before the others, which cannot be ticked. */
function arrangeChoices(choices: readonly Choice[], tokens: readonly string[]): readonly Choice[] {
  const isUseful = ({ count, value }: Choice) => count > 0 || tokens.includes(value);
  return [...choices.filter(isUseful), ...choices.filter((choice) => !isUseful(choice))];
}

/** The first ones, and always the chosen ones. */
function shortenChoices(choices: readonly Choice[], tokens: readonly string[]): readonly Choice[] {
  const first = new Set(choices.filter(({ value }) => !tokens.includes(value)).slice(0, shownAtFirst));
  return choices.filter((choice) => first.has(choice) || tokens.includes(choice.value));
}

/** The parameter of an address with which groups show all their values: what the button does where there are no scripts. */
const allValues = 'allValues';

/** The address of the page with all values of its groups. */
function addressOfAll(search: string): string {
  const query = new URLSearchParams(search);
  query.set(allValues, '1');
  return `?${query}`;
}

function useAllValues() {
  const { search } = useLocation();
  const startsWithAll = new URLSearchParams(search).has(allValues);
  const [all, setAll] = useState(startsWithAll);
  return { all, showAll: () => setAll(true), href: addressOfAll(search) };
}

function Values({ column, facet, tokens, onChoose }: Omit<FilterGroupProps, 'startsOpen' | 'id'>) {
  const { t } = useTexts();
  const [searchText, setSearchText] = useState('');
  const { all, showAll, href } = useAllValues();
  const values = facet?.values ?? [];
  const range = typedRange(tokens, column);
  const missing = facet ? facet.notStated : 0;
  const choices: Choice[] =
    missing > 0 || tokens.includes(notStated)
      ? [...values, { value: notStated, label: t('catalogue.filter.notStated'), count: missing }]
      : values;
  const needle = searchText.trim().toLowerCase().replaceAll(' ', '');
  const matching = needle
    ? choices.filter(({ label }) => label.toLowerCase().replaceAll(' ', '').includes(needle))
    : choices;
  const arranged = arrangeChoices(matching, tokens);
  const shown = all ? arranged : shortenChoices(arranged, tokens);
  const toggle = (value: string) => {
    const others = tokens.filter((token) => token !== range && token !== value);
    onChoose(tokens.includes(value) ? others : [...others, value]);
  };
  const more = t('catalogue.filter.showAll', { shown: formatCount(matching.length) });
  return (
    <>
      {values.length >= constants.filterSearchFrom && (
        <Input
          type="search"
          controlSize="small"
          value={searchText}
          placeholder={t('catalogue.filter.find')}
          aria-label={t('catalogue.filter.findIn', { name: column.columnName })}
          onChange={(event) => setSearchText(event.target.value)}
        />
      )}
      <ul data-values>
        {shown.map(({ value, label, count }) => (
          <li key={value}>
            <LabelledTick
              name={`column${column.columnId}`}
              value={value}
              form={filterFormId}
              checked={tokens.includes(value)}
              disabled={count === 0 && !tokens.includes(value)}
              onTick={() => toggle(value)}
            >
              <span title={label}>
                <MeasuredText text={label} />
              </span>
              <small>{formatCount(count)}</small>
            </LabelledTick>
          </li>
        ))}
      </ul>
      {matching.length === 0 && <p data-quiet>{t('catalogue.filter.noValue')}</p>}
      {matching.length > shown.length && (
        <>
          <button type="button" data-more onClick={showAll}>
            {more}
          </button>
          <noscript>
            <a data-more href={href}>
              {more}
            </a>
          </noscript>
        </>
      )}
    </>
  );
}

interface FoldProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly startsOpen: boolean;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A group of the panel that can be folded. */
function Fold({ id, title, startsOpen, mark, children }: FoldProps) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <fieldset>
      <legend>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>{title}</span>
          {mark}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      </legend>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
      {!open && <noscript>{children}</noscript>}
    </fieldset>
  );
}

/** The values of one column with their counts; any of the ticked ones counts. */
export function FilterGroup({ column, facet, tokens, onChoose, startsOpen, id }: FilterGroupProps) {
  const { t, language } = useTexts();
  const clearings = useClearings();
  const chosen = tokens.length;
  return (
    <Fold
      id={id}
      title={
        <>
          <Label name={column.columnName} />
          {column.unit && (
            <>
              {' '}
              <small>{unitName(unitOfBoxes(column.unit, facet), language)}</small>
            </>
          )}
        </>
      }
      startsOpen={startsOpen || chosen > 0}
      mark={
        chosen > 0 && (
          <b>
            <span aria-hidden="true">{chosen}</span>
            <HiddenText>{t('catalogue.filter.chosen', { count: chosen })}</HiddenText>
          </b>
        )
      }
    >
      {column.columnComment === 'number' && (
        <>
          <RangeHistogram facet={facet} />
          <RangeBoxes
            key={clearings}
            id={`${id}-range`}
            column={column}
            facet={facet}
            token={shownRange(tokens, column)}
            onRange={(token) => onChoose(token === undefined ? [] : [token])}
          />
        </>
      )}
      <Values column={column} facet={facet} tokens={tokens} onChoose={onChoose} />
    </Fold>
  );
}
