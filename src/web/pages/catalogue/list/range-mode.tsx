import type { TFunction } from 'i18next';
import { rangeFieldName } from '#domain/catalogue/typed-range.ts';
import { type FilterMode, filterModes } from '#domain/part-values/wire-filter.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import { Select } from '#web/components/input.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { filterFormId } from './filter-form.tsx';

/** The name of a mode where it is chosen. */
function modeName(mode: FilterMode, t: TFunction): string {
  switch (mode) {
    case 'covers':
      return t('catalogue.filter.modeCovers');
    case 'exactly':
      return t('catalogue.filter.modeExactly');
    case 'overlaps':
      return t('catalogue.filter.modeOverlaps');
  }
}

/** What the mode in force means for the parts that are shown. */
export function modeHint(mode: FilterMode, t: TFunction): string {
  switch (mode) {
    case 'covers':
      return t('catalogue.filter.coversHint');
    case 'exactly':
      return t('catalogue.filter.exactlyHint');
    case 'overlaps':
      return t('catalogue.filter.overlapsHint');
  }
}

interface RangeModeProps {
  column: Column;
  mode: FilterMode;
  hintId: string;
  onMode: (mode: FilterMode) => void;
}

/** How the ranges of a column must match the entered range. Overlap is never the default: a part may fail at one end. */
export function RangeMode({ column, mode, hintId, onMode }: RangeModeProps) {
  const { t } = useTexts();
  return (
    <Select
      controlSize="small"
      name={rangeFieldName(column.columnId, 'mode')}
      form={filterFormId}
      autoComplete="off"
      aria-label={t('catalogue.filter.match', { name: column.columnName })}
      aria-describedby={hintId}
      value={mode}
      onChange={(event) => onMode(filterModes.find((one) => one === event.target.value) ?? 'covers')}
    >
      {filterModes.map((one) => (
        <option key={one} value={one}>
          {modeName(one, t)}
        </option>
      ))}
    </Select>
  );
}
