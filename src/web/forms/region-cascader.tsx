import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { isWholeRegion, placeOf, regionsUnder } from '#domain/addresses/region-path.ts';
import { Button } from '#web/components/button.tsx';
import type { ControlProps } from '#web/components/field.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { RegionSelect } from './region-select.tsx';
import { useRegions } from './region-tree.ts';

interface RegionCascaderProps {
  /** Names from the country down, joined by commas. */
  value: string | undefined;
  /** Called with the whole path once the lowest level is chosen, with undefined while levels are missing. */
  onChange: (path: string | undefined) => void;
  /** Ties the first list to the label, help and error of its field. */
  control: ControlProps;
  name?: string;
  onBlur?: () => void;
}

const Lists = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
    gap: 2,
    '& [data-failed]': { display: 'flex', alignItems: 'center', gap: 3, color: 'fg.muted' },
  },
});

const levels = ['forms.region.country', 'forms.region.province', 'forms.region.city'] as const;

/** Country, province and city in native lists next to each other; a list appears where the chosen region has parts. */
export function RegionCascader({ value, onChange, control, name, onBlur }: RegionCascaderProps) {
  const { t } = useTexts();
  const { regions, failed, retry } = useRegions();
  const [part, setPart] = useState<readonly string[]>([]);
  const tree = regions ?? [];
  const whole = value === undefined ? undefined : (placeOf(tree, value) ?? [value]);
  const place = whole ?? part;
  // What this tree does not know was chosen in the other language or has been kept for long: the server judges it.
  const isStump = value !== undefined && !isWholeRegion([tree], value, value);
  // An address from before this rule may end above the lowest level: what it has is shown, and the rest is asked for.
  useEffect(() => {
    if (!isStump || !whole) return;
    setPart(whole);
    onChange(undefined);
  }, [isStump, whole, onChange]);
  const choose = (level: number, chosen: string) => {
    const next = [...place.slice(0, level), chosen];
    const isWhole = isWholeRegion([tree], next.join(','));
    setPart(next);
    onChange(isWhole ? next.join(',') : undefined);
  };
  const lists = Array.from({ length: place.length + 1 }, (_, level) =>
    regionsUnder(tree, place.slice(0, level)),
  );
  return (
    <Lists>
      {lists.map((list, level) =>
        level > 0 && !list?.length ? null : (
          <RegionSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: the level is what the list is.
            key={level}
            {...(level === 0 ? { ...control, name } : { 'aria-label': t(levels[level] ?? levels[2]) })}
            {...(control['aria-invalid'] && !place[level]
              ? { 'aria-invalid': true }
              : { 'aria-invalid': undefined })}
            regions={level === 0 ? regions : list}
            value={place[level] ?? ''}
            prompt={t(levels[level] ?? levels[2])}
            onChoose={(chosen) => choose(level, chosen)}
            onBlur={onBlur}
          />
        ),
      )}
      {failed && (
        <div role="alert" data-failed="">
          {t('forms.region.failed')}
          <Button size="small" onClick={retry}>
            {t('forms.region.retry')}
          </Button>
        </div>
      )}
    </Lists>
  );
}
