import type { WidgetProps } from '@rjsf/utils';
import { Select } from '#web/components/input.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useControl, useFormState } from '../form-context.ts';
import { useFormTexts } from '../form-texts.ts';

/** The values of an enum by their names in the language of the page. */
export function SelectWidget({ name, value, options, disabled, onChange }: WidgetProps) {
  const { t } = useTexts();
  const texts = useFormTexts();
  const { touch } = useFormState();
  const control = useControl();
  const choices = options.enumOptions ?? [];
  const names = Array.isArray(options.names) ? options.names : [];
  const chosen = choices.findIndex((choice) => choice.value === value);
  return (
    <Select
      {...control}
      name={name}
      value={chosen < 0 ? '' : chosen}
      disabled={disabled}
      onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
      onBlur={() => touch(name)}
    >
      {chosen < 0 && <option value="">{t('forms.choice.none')}</option>}
      {choices.map((choice, index) => (
        <option key={choice.label} value={index}>
          {names[index] === undefined ? choice.label : texts.choice(String(names[index]))}
        </option>
      ))}
    </Select>
  );
}
