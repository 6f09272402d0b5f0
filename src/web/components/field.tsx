import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** What ties a control to its label, help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

interface FieldProps {
  /** Left out where the control brings its own. */
  label?: string;
  help?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** Draws the control with the attributes that tie it to label, help and error. */
  children: (control: ControlProps) => ReactNode;
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: 1,
    alignContent: 'start',
    '& > label': { fontWeight: 'medium' },
    '& > label[data-required]::after': { content: '" *" / ""', color: 'danger' },
    '& > [data-help]': { fontSize: 'sm', color: 'fg.muted' },
    '& > [data-error]': { fontSize: 'sm', color: 'danger' },
  },
});

/** One control of a form: label above, help under, error under in words. */
export function Field({ label, help, error, required = false, children }: FieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Frame>
      {label !== undefined && (
        <label htmlFor={id} data-required={required || undefined}>
          {label}
        </label>
      )}
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
        ...(required ? { 'aria-required': true } : {}),
      })}
      {help && (
        <div id={`${id}-help`} data-help>
          {help}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} data-error role="alert">
          {error}
        </div>
      )}
    </Frame>
  );
}
