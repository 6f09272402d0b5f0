import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { type FormEvent, useId, useState } from 'react';
import { unitName } from '#domain/part-values/format.ts';
import type { PartValueCode } from '#domain/part-values/parse.ts';
import { isUnit } from '#domain/part-values/units.ts';
import type { Refused } from '#domain/result.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import type { Facet } from '#generated/hooks/model/facet.ts';
import { Input } from '#web/components/input.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { numberLabel } from './filter-labels.ts';
import { endsOf, hasRanges, type Range, rangeEnds, rangeToken } from './number-range.ts';

type Box = 'min' | 'max';
type Typed = Readonly<Partial<Record<Box, string>>>;

interface RangeBoxesProps {
  column: Column;
  facet: Facet | undefined;
  /** The range in force, as it travels. */
  token: string | undefined;
  /** A new range in force, undefined for none. */
  onRange: (token: string | undefined) => void;
}

const Boxes = chakra('form', {
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
    '& button': { srOnly: true },
  },
});

/** Numbers of these units are typed in a smaller one when no unit follows them. */
const usualUnits: Readonly<Record<string, string>> = { m: 'mm', kg: 'g' };
const boxes: readonly Box[] = ['min', 'max'];

/** Reads the entry of a box; the part that knows every unit is loaded when somebody types. */
async function readBox(text: string, unit: string) {
  const { parseFilter } = await import('#domain/part-values/filter.ts');
  const assume = usualUnits[unit];
  return parseFilter(text, isUnit(unit) ? unit : '', assume ? { assume } : {});
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

/** What both boxes say together, or which of them cannot be read. */
async function readBoxes(typed: Typed, before: Range, unit: string) {
  let range = before;
  for (const box of boxes) {
    const text = typed[box]?.trim();
    if (text === undefined) continue;
    const { [box]: _old, ...rest } = range;
    range = rest;
    if (text === '') continue;
    const read = await readBox(text, unit);
    if (!read.ok) return { ok: false as const, box, refused: read };
    range = { ...range, ...endsOf(read.value, box) };
  }
  return { ok: true as const, range };
}

/** What is typed and not yet in force: a box that was sent is done with, what was typed since then stays. */
function useTyped(token: string | undefined) {
  const [typed, setTyped] = useState<Typed>({});
  const [sent, setSent] = useState<Typed>({});
  const [seen, setSeen] = useState(token);
  if (token !== seen) {
    setSeen(token);
    setSent({});
    setTyped(
      Object.fromEntries(boxes.flatMap((box) => (typed[box] === sent[box] ? [] : [[box, typed[box]]]))),
    );
  }
  return { typed, setTyped, send: () => setSent(typed), forget: () => setTyped({}) };
}

// Not a generated form: its fields depend on the columns of the category, which are data, not schema.
/** Smallest and largest value of a number column, typed in any of the trade's spellings. */
export function RangeBoxes({ column, facet, token, onRange }: RangeBoxesProps) {
  const { t, language } = useTexts();
  const id = useId();
  const { typed, setTyped, send, forget } = useTyped(token);
  const [error, setError] = useState<{ box: Box | undefined; text: string }>();
  const unit = column.unit ?? '';
  const ends = rangeEnds(token);
  const shown = (value: number | undefined) =>
    value === undefined ? '' : numberLabel(String(value), unit, language);
  const apply = async () => {
    if (typed.min === undefined && typed.max === undefined) return;
    const read = await readBoxes(typed, ends, unit);
    if (!read.ok) return setError({ box: read.box, text: reasonText(t, read.refused) });
    const next = rangeToken(read.range);
    if (next === 'minAboveMax') return setError({ box: undefined, text: t('catalogue.filter.minAboveMax') });
    setError(undefined);
    if (next === token) return forget();
    send();
    onRange(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void apply();
  };
  const box = (name: Box, label: string) => (
    <Input
      controlSize="small"
      aria-label={label}
      aria-invalid={(error && (error.box ?? name) === name) || undefined}
      aria-describedby={error ? id : undefined}
      placeholder={shown(facet?.[name])}
      value={typed[name] ?? shown(ends[name])}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      onBlur={() => void apply()}
    />
  );
  const spoken = { name: column.columnName, unit: unitName(unit, language) };
  const covers = hasRanges(column);
  return (
    <Boxes method="dialog" onSubmit={submit} noValidate>
      {box('min', t(covers ? 'catalogue.filter.from' : 'catalogue.filter.least', spoken))}
      <span aria-hidden="true">–</span>
      {box('max', t(covers ? 'catalogue.filter.to' : 'catalogue.filter.most', spoken))}
      {covers && !error && <small>{t('catalogue.filter.coversHint')}</small>}
      {error && (
        <p id={id} role="alert">
          {error.text}
        </p>
      )}
      <button type="submit" tabIndex={-1}>
        {t('catalogue.filter.apply')}
      </button>
    </Boxes>
  );
}
