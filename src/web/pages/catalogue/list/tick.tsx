import { type ComponentProps, type ReactNode, startTransition, useOptimistic } from 'react';

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> {
  checked: boolean;
  onTick: (checked: boolean) => void;
}

/** A checkbox whose state stands in the address: the tick is there at once, the address and its list follow. */
export function Tick({ checked, onTick, ...others }: TickProps) {
  const [shown, show] = useOptimistic(checked);
  return (
    <input
      {...others}
      type="checkbox"
      checked={shown}
      onChange={(event) => {
        const next = event.target.checked;
        startTransition(() => {
          show(next);
          onTick(next);
        });
      }}
    />
  );
}

/** The same with its words beside it. */
export function LabelledTick({ children, ...tick }: TickProps & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the input that Tick renders.
    <label>
      <Tick {...tick} />
      {children}
    </label>
  );
}
