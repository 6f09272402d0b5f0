import type { ComponentProps } from 'react';
import type { Region } from '#domain/addresses/region-path.ts';
import { Select } from '#web/components/input.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

interface RegionSelectProps extends Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> {
  /** Undefined while they are loading. */
  regions: readonly Region[] | undefined;
  value: string;
  onChoose: (name: string) => void;
  /** Shown while nothing is chosen. */
  prompt?: string;
}

/** A native list of regions. A value that is not in the list remains visible until another one is chosen. */
export function RegionSelect({ regions, value, onChoose, prompt, ...attributes }: RegionSelectProps) {
  const { t } = useTexts();
  const known = regions?.some((region) => region.name === value) ?? false;
  return (
    <Select {...attributes} value={value} onChange={(event) => onChoose(event.target.value)}>
      {!known && (
        <option value={value}>
          {value || (regions ? (prompt ?? t('forms.choice.none')) : t('forms.region.loading'))}
        </option>
      )}
      {regions?.map((region) => (
        <option key={region.name}>{region.name}</option>
      ))}
    </Select>
  );
}
