import { useLocation } from 'react-router-dom';
import { ChoiceGroup } from './choice-group.ts';

/** A value that visitors may choose. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Of the label, where it is not that of the page. */
  readonly lang?: string;
}

interface ChoiceFormProps<Value extends string> {
  /** Path of the server that stores the choice without scripts and leads back. */
  readonly action: string;
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

// Not a generated form: the server takes the choice where scripts are switched off, or not there yet.
/** One of a few values as a row of buttons, of which the chosen one is pressed. */
export function ChoiceForm<Value extends string>({
  action,
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceFormProps<Value>) {
  const { pathname, search } = useLocation();
  return (
    <form action={action}>
      <input type="hidden" name="back" value={pathname + search} />
      <ChoiceGroup aria-label={label}>
        {choices.map(({ value, label: text, lang }) => (
          <button
            key={value}
            type="submit"
            name="to"
            value={value}
            lang={lang}
            aria-pressed={value === chosen}
            onClick={(event) => {
              event.preventDefault();
              onChoose(value);
            }}
          >
            {text}
          </button>
        ))}
      </ChoiceGroup>
    </form>
  );
}
