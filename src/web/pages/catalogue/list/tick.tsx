import type { ComponentProps, ReactNode } from 'react';

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> {
  checked: boolean;
  onTick: (checked: boolean) => void;
}

/** A checkbox whose state is in the address. It always shows the address: the browser restores no tick of its own on a reload. */
export function Tick({ checked, onTick, ...others }: TickProps) {
  return (
    <input
      {...others}
      type="checkbox"
      autoComplete="off"
      checked={checked}
      onChange={(event) => onTick(event.target.checked)}
    />
  );
}

/** The same with its label next to it. */
export function LabelledTick({ children, ...tick }: TickProps & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the input that Tick renders.
    <label>
      <Tick {...tick} />
      {children}
    </label>
  );
}
