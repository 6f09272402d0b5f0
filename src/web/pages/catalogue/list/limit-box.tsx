import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Input } from '#web/components/input.ts';
import { isComposing } from '#web/components/is-composing.ts';

interface LimitBoxProps {
  label: string;
  /** What is in force, as it is shown. */
  value: string;
  placeholder: string;
  /** Applies the entered text, or returns why it is refused; undefined as long as it cannot be read. */
  onTyped: ((text: string) => string | undefined) | undefined;
  /** The other limit: when it changes, a refused text is read again. */
  other?: number | undefined;
  /** Field and form in which a browser without scripts sends it. */
  name?: string;
  form?: string;
}

// Not a generated form: the field is a part of the address and takes effect when it is left.
/** One number that narrows the list; a refused text stays as entered, with the reason below. */
export function LimitBox({ label, value, onTyped, other, ...others }: LimitBoxProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const apply = () => {
    if (draft === undefined) return;
    setWaiting(onTyped === undefined);
    if (!onTyped) return;
    const reason = onTyped(draft.normalize('NFKC').trim());
    setProblem(reason);
    if (reason === undefined) setDraft(undefined);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    apply();
  };
  const isReadable = onTyped !== undefined;
  const applyWaiting = useEffectEvent(() => isReadable && isWaiting && apply());
  const readAgain = useEffectEvent(() => problem !== undefined && apply());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left before it could be read is read now
  useEffect(() => void applyWaiting(), [isReadable]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other limit may have been what was wrong
  useEffect(() => void readAgain(), [other]);
  return (
    <>
      <Input
        {...others}
        controlSize="small"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : id}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={apply}
        onKeyDown={press}
      />
      {problem !== undefined && (
        <p id={id} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
