import { type KeyboardEvent, useState } from 'react';
import { Input } from '#web/components/input.ts';

interface LimitBoxProps {
  label: string;
  /** What is in force, as it is shown. */
  value: string;
  placeholder: string;
  /** Takes what was typed; false when it is no number that can be asked for. */
  onTyped: (text: string) => boolean;
  /** Field and form in which a browser without scripts sends it. */
  name?: string;
  form?: string;
}

// Not a generated form: the field is a part of the address and takes effect when it is left.
/** One number that narrows the list; what cannot be read stays as it was typed, marked as wrong. */
export function LimitBox({ label, value, onTyped, ...others }: LimitBoxProps) {
  const [draft, setDraft] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    if (draft === undefined) return;
    const isRead = onTyped(draft.normalize('NFKC').trim());
    setWrong(!isRead);
    if (isRead) setDraft(undefined);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <Input
      {...others}
      controlSize="small"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={apply}
      onKeyDown={press}
    />
  );
}
