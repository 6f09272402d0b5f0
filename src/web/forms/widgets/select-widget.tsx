import type { WidgetProps } from '@rjsf/utils';
import { Select } from '#web/components/input.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useControl, useFormState } from '../form-context.ts';
import { useFormTexts } from '../form-texts.ts';

/** The options of an enum: those that the page offers, in its words, else all of them by their names in the description. */
function useOptions({ name, options }: WidgetProps) {
  const texts = useFormTexts();
  const { choices } = useFormState();
  const values = options.enumOptions ?? [];
  const names = Array.isArray(options.names) ? options.names : [];
  const offered = (choices[name] ?? []).flatMap(({ value: text, label }) => {
    const found = values.find(({ value }) => String(value) === text);
    return found ? [{ value: found.value, label }] : [];
  });
  if (offered.length > 0) return offered;
  return values.map(({ value, label }, index) => {
    return { value, label: names[index] === undefined ? label : texts.choice(String(names[index])) };
  });
}

/** The values of an enum in the language of the page. */
export function SelectWidget(props: WidgetProps) {
  const { name, value, disabled, onChange } = props;
  const { t } = useTexts();
  const { touch } = useFormState();
  const control = useControl();
  const choices = useOptions(props);
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
          {choice.label}
        </option>
      ))}
    </Select>
  );
}
