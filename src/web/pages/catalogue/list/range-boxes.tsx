import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { type KeyboardEvent, useState } from 'react';
import {
  type RangeEnd,
  rangeEndNames,
  rangeFieldName,
  rangeToken,
  type TypedRange,
} from '#domain/catalogue/typed-range.ts';
import { usualUnit } from '#domain/part-values/box-unit.ts';
import { unitName } from '#domain/part-values/format.ts';
import type { PartValueCode } from '#domain/part-values/parse.ts';
import type { FilterMode } from '#domain/part-values/wire-filter.ts';
import type { Refused } from '#domain/result.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import type { Facet } from '#generated/hooks/model/facet.ts';
import { Input } from '#web/components/input.ts';
import { isComposing } from '#web/components/is-composing.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { filterFormId } from './filter-form.tsx';
import { numberLabel, unitOfBoxes } from './filter-labels.ts';
import { hasRanges, modeOf, rangeEnds } from './number-range.ts';
import { modeHint, RangeMode } from './range-mode.tsx';

type Typed = Readonly<Partial<Record<RangeEnd, string>>>;

interface RangeBoxesProps {
  /** Begins the ids of what it says. */
  id: string;
  column: Column;
  facet: Facet | undefined;
  /** The range in force, as it travels. */
  token: string | undefined;
  /** A new range in force, undefined for none. */
  onRange: (token: string | undefined) => void;
}

const Boxes = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    columnGap: 2,
    marginBottom: 2,
    color: 'fg.muted',
    '& input': { textAlign: 'end' },
    '& p': { gridColumn: '1 / -1', marginTop: 1, color: 'danger', fontSize: 'sm' },
    '& small': { gridColumn: '1 / -1', marginTop: 1, fontSize: 'xs' },
    '& select': { gridColumn: '1 / -1', marginBottom: 1 },
  },
});

interface Units {
  /** In which the column is stored. */
  readonly unit: string;
  /** In which its limits are typed and shown. */
  readonly shownIn: string;
}

/** Reads the boxes; the code that knows every unit is loaded at the first input. */
async function readBoxes(typed: Typed, before: TypedRange, { unit, shownIn }: Units) {
  const { readRange } = await import('#domain/catalogue/read-range.ts');
  return readRange(typed, unit, before, shownIn);
}

function reasonText(t: TFunction, refused: Refused<PartValueCode>): string {
  switch (refused.code) {
    case 'empty':
    case 'notANumber':
      return t('catalogue.filter.notANumber');
    case 'packageCode':
      return t('catalogue.filter.packageCode', { text: refused.params.text });
    case 'unknownUnit':
      return t('catalogue.filter.unknownUnit', { unit: refused.params.unit });
    case 'wrongUnit':
      return t('catalogue.filter.wrongUnit', {
        unit: refused.params.unit,
        expected: refused.params.expected,
      });
    case 'minAboveMax':
      return t('catalogue.filter.minAboveMax');
  }
}

/** Entered text that is not in force yet: a box that was applied is cleared, later input stays. */
function useTyped(token: string | undefined) {
  const [typed, setTyped] = useState<Typed>({});
  const [sent, setSent] = useState<Typed>({});
  const [seen, setSeen] = useState(token);
  if (token !== seen) {
    setSeen(token);
    setSent({});
    setTyped(
      Object.fromEntries(
        rangeEndNames.flatMap((box) => (typed[box] === sent[box] ? [] : [[box, typed[box]]])),
      ),
    );
  }
  return { typed, setTyped, send: () => setSent(typed), forget: () => setTyped({}) };
}

/** The meaning in force, or the one chosen for the next range; a range that comes or goes brings its own. */
function useMode(token: string | undefined) {
  const [chosen, setChosen] = useState<FilterMode>();
  const [seen, setSeen] = useState(token);
  if (token !== seen) {
    setSeen(token);
    setChosen(undefined);
  }
  return { mode: chosen ?? modeOf(token) ?? 'covers', setMode: setChosen };
}

// Not a generated form: its fields depend on the columns of the category, which are data, not schema.
/** Smallest and largest value of a number column, typed in any of the trade's spellings; of a column of ranges, how they must match. */
export function RangeBoxes({ id, column, facet, token, onRange }: RangeBoxesProps) {
  const { t, language } = useTexts();
  const { typed, setTyped, send, forget } = useTyped(token);
  const { mode, setMode } = useMode(token);
  const [error, setError] = useState<{ box: RangeEnd | undefined; text: string }>();
  const unit = column.unit ?? '';
  const shownIn = unitOfBoxes(unit, facet);
  const ends = rangeEnds(token);
  const showValue = (value: number | undefined) =>
    value === undefined ? '' : numberLabel(String(value), unit, language, shownIn);
  const apply = async (mode: FilterMode) => {
    if (typed.min === undefined && typed.max === undefined && mode === (modeOf(token) ?? mode)) return;
    const read = await readBoxes(typed, ends, { unit, shownIn });
    if (!read.ok) return setError({ box: read.end, text: reasonText(t, read.refused) });
    const next = rangeToken(read.range, mode);
    if (next === 'minAboveMax') return setError({ box: undefined, text: t('catalogue.filter.minAboveMax') });
    if (next === 'endMissing') return setError({ box: undefined, text: t('catalogue.filter.endMissing') });
    setError(undefined);
    if (next === token) return forget();
    send();
    onRange(next);
  };
  const chooseMode = (next: FilterMode) => {
    setMode(next);
    setError(undefined);
    void apply(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    // Without scripts the key sends the form of all filters.
    event.preventDefault();
    void apply(mode);
  };
  const box = (name: RangeEnd, label: string) => (
    <Input
      controlSize="small"
      name={rangeFieldName(column.columnId, name)}
      form={filterFormId}
      aria-label={label}
      aria-invalid={(error && (error.box ?? name) === name) || undefined}
      aria-describedby={error || hasModes ? id : undefined}
      placeholder={showValue(facet?.[name])}
      value={typed[name] ?? showValue(ends[name])}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      onKeyDown={onKeyDown}
      onBlur={() => void apply(mode)}
    />
  );
  const spoken = { name: column.columnName, unit: unitName(shownIn, language) };
  const hasModes = hasRanges(column);
  return (
    <Boxes>
      {modeOf(token) === 'exactly' && (
        <input
          type="hidden"
          name={rangeFieldName(column.columnId, 'shown')}
          form={filterFormId}
          value={token}
        />
      )}
      {shownIn !== usualUnit(unit) && (
        <input
          type="hidden"
          name={rangeFieldName(column.columnId, 'unit')}
          form={filterFormId}
          value={shownIn}
        />
      )}
      {hasModes && <RangeMode column={column} mode={mode} hintId={id} onMode={chooseMode} />}
      {box('min', t(hasModes ? 'catalogue.filter.from' : 'catalogue.filter.least', spoken))}
      <span aria-hidden="true">–</span>
      {box('max', t(hasModes ? 'catalogue.filter.to' : 'catalogue.filter.most', spoken))}
      {hasModes && !error && <small id={id}>{modeHint(mode, t)}</small>}
      {error && (
        <p id={id} role="alert">
          {error.text}
        </p>
      )}
    </Boxes>
  );
}
