import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useRef } from 'react';
import { regionsUnder } from '#domain/addresses/region-path.ts';
import { Input } from '#web/components/input.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useControl, useFormState } from '../form-context.ts';
import { RegionCascader } from '../region-cascader.tsx';
import { RegionSelect } from '../region-select.tsx';
import { useRegions } from '../region-tree.ts';
import { useControlAttributes, useTextControl } from './text-widgets.tsx';

/** A region of the whole tree, as a path. */
export function RegionWidget({ name, value, onChange }: WidgetProps) {
  const { touch } = useFormState();
  return (
    <RegionCascader
      control={useControl()}
      name={name}
      value={value}
      onChange={onChange}
      onBlur={() => touch(name)}
    />
  );
}

/** The name of a country; typed where the list cannot be had. */
export function CountryWidget(props: WidgetProps) {
  const { regions, failed } = useRegions();
  const text = useTextControl(props);
  const control = useControlAttributes(props);
  if (failed) return <Input {...text} />;
  return (
    <RegionSelect
      {...control}
      value={text.value}
      regions={regions}
      onChoose={(chosen) => props.onChange(chosen || undefined)}
    />
  );
}

/** A region inside the country that another field names; typed where that country has no list. */
export function ProvinceWidget(props: WidgetProps) {
  const { value, options, onChange } = props;
  const { t } = useTexts();
  const { values } = useFormState();
  const { regions } = useRegions();
  const text = useTextControl(props);
  const country = String(values[String(options.from)] ?? '');
  const before = useRef(country);
  useEffect(() => {
    const left = before.current;
    before.current = country;
    if (left && left !== country && value !== undefined) onChange(undefined);
  }, [country, value, onChange]);
  const control = useControlAttributes(props);
  const provinces = country ? regionsUnder(regions ?? [], [country]) : [];
  if (!country) {
    return (
      <RegionSelect
        {...control}
        value=""
        disabled
        regions={[]}
        onChoose={onChange}
        prompt={t('forms.region.countryFirst')}
      />
    );
  }
  if (!provinces?.length) return <Input {...text} />;
  return (
    <RegionSelect
      {...control}
      value={text.value}
      regions={provinces}
      onChoose={(chosen) => onChange(chosen || undefined)}
    />
  );
}
