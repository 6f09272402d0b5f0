import { chakra } from '@chakra-ui/react';
import type { WidgetProps } from '@rjsf/utils';
import { touch } from '#web/theme/media.ts';
import { useControl, useFormState } from '../form-context.ts';
import { useFormTexts } from '../form-texts.ts';

/** A fieldset of options, each of them a line that can be pressed as a whole; `data-row` puts them side by side. */
const ChoiceGroup = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: 2,
    '& > legend': { fontWeight: 'medium', marginBottom: 1 },
    '& > legend[data-required]::after': { content: '" *" / ""', color: 'danger' },
    '&[data-row]': { gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' },
    '& > label': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: 3,
      minHeight: 'control',
      px: 3,
      py: 2,
      borderWidth: '1px',
      borderColor: 'line.control',
      borderRadius: 'base',
      cursor: 'pointer',
      [touch]: { minHeight: 'touch' },
    },
    '& > label:hover': { borderColor: 'fg' },
    '& > label:has(:checked)': { borderColor: 'primary', background: 'primary.soft' },
    '&[aria-invalid=true] > label': { borderColor: 'danger' },
    '& input': { width: '16px', height: '16px', accentColor: 'primary' },
    '& [data-detail]': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});

/** The attributes of the group; `aria-required` belongs to a group of radio buttons only. */
function useGroup(name: string) {
  const { 'aria-required': required, ...control } = useControl();
  return { group: { ...control, name }, required: required ?? false };
}

/** The values of an enum, all to be seen, by their names in the language of the page. */
export function RadioWidget({ name, label, value, options, disabled, onChange }: WidgetProps) {
  const texts = useFormTexts();
  const { group, required } = useGroup(name);
  const names = Array.isArray(options.names) ? options.names : [];
  return (
    <ChoiceGroup {...group} role="radiogroup" aria-required={required || undefined} data-row="">
      <legend data-required={required || undefined}>{label}</legend>
      {(options.enumOptions ?? []).map((choice, index) => (
        <label key={choice.label}>
          <input
            type="radio"
            name={group.id}
            checked={choice.value === value}
            disabled={disabled}
            onChange={() => onChange(choice.value)}
          />
          {names[index] === undefined ? choice.label : texts.choice(String(names[index]))}
        </label>
      ))}
    </ChoiceGroup>
  );
}

/** Boxes to tick, as the page names them; the value is those that are ticked, in the order of the boxes, joined by commas. */
export function CheckboxWidget({ name, label, value, disabled, onChange }: WidgetProps) {
  const { choices } = useFormState();
  const { group, required } = useGroup(name);
  const ticked = String(value ?? '').split(',');
  const offered = choices[name] ?? ticked.filter(Boolean).map((one) => ({ value: one, label: one }));
  const toggle = (toggled: string) => {
    const next = offered.filter((box) => ticked.includes(box.value) !== (box.value === toggled));
    onChange(next.map((box) => box.value).join(',') || undefined);
  };
  return (
    <ChoiceGroup {...group}>
      <legend data-required={required || undefined}>{label}</legend>
      {offered.map((box) => (
        <label key={box.value}>
          <input
            type="checkbox"
            checked={ticked.includes(box.value)}
            disabled={disabled}
            onChange={() => toggle(box.value)}
          />
          <span>{box.label}</span>
          {'detail' in box && <span data-detail="">{box.detail}</span>}
        </label>
      ))}
    </ChoiceGroup>
  );
}
