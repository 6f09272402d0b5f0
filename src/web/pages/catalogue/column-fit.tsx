import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { judgeRange, meetsChoice } from '#domain/catalogue/why-it-fits.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { rangeLabel } from './list/filter-labels.ts';
import { hasRanges } from './list/number-range.ts';

// No `small`: the comparison sets those apart as lines of their own, in grey.
const Fit = chakra('span', {
  base: { display: 'flex', alignItems: 'center', gap: 1, fontSize: 'sm' },
  variants: { fits: { true: { color: 'success' }, false: { color: 'warning' } } },
});

interface ColumnFitProps {
  column: Column;
  /** What the part states in the column. */
  text: string | undefined;
  /** What was asked of the column in the list. */
  tokens: readonly string[] | undefined;
}

function FitNote({ fits, label }: { fits: boolean; label: string }) {
  const { t } = useTexts();
  return (
    <Fit fits={fits}>
      {fits ? <Check size={14} aria-hidden="true" /> : <X size={14} aria-hidden="true" />}
      <span>
        <MeasuredText text={fits ? label : t('catalogue.filter.doesNotFit', { label })} />
      </span>
    </Fit>
  );
}

/** Why a part fits what was asked of a column of ranges (`covers -40 ~ 125 ℃`), or what it does not fit. Nothing else is judged. */
export function ColumnFit({ column, text, tokens = [] }: ColumnFitProps) {
  const { t, language } = useTexts();
  if (tokens.length === 0 || !hasRanges(column)) return null;
  return judgeRange(text, tokens, column.unit).map(({ token, fits }) => {
    const label = rangeLabel(token, column.unit, { t, language });
    return <FitNote key={token} fits={fits} label={label} />;
  });
}

interface ChoiceFitProps extends ColumnFitProps {
  /** What the page calls a value that was chosen. */
  labelOf: (token: string) => string | undefined;
}

/** How a part meets what was asked of any column that can be filtered; of a column of ranges as {@link ColumnFit} says it. */
export function ChoiceFit({ labelOf, ...fit }: ChoiceFitProps) {
  const { t } = useTexts();
  const { column, text, tokens = [] } = fit;
  if (hasRanges(column)) return <ColumnFit {...fit} />;
  const labels = tokens.flatMap((token) => labelOf(token) ?? []);
  if (labels.length === 0) return null;
  const fits = meetsChoice(text, tokens, {
    isNumber: column.columnComment === 'number',
    unit: column.unit,
    labelOf,
  });
  return (
    <FitNote
      fits={fits}
      label={fits ? t('catalogue.compare.fits') : labels.join(t('catalogue.compare.or'))}
    />
  );
}
