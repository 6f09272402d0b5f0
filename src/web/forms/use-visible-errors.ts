import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Values } from './generated-form.ts';

type ErrorTexts = Readonly<Record<string, string>>;

/** An error about one value of a field; it no longer holds when the value changes. */
interface Raised {
  readonly value: unknown;
  readonly message: string;
}

interface VisibleErrors {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly errorOf: (name: string) => string | undefined;
  readonly touch: (name: string) => void;
  /** Shows these errors at their fields and focuses the first of them. */
  readonly raise: (messages: ErrorTexts) => void;
  /** Shows every error and focuses the first of them. */
  readonly showAll: () => void;
}

/** Which errors are shown: those of touched fields, all of them after an attempt to submit, and the server's refusals. */
export function useVisibleErrors(values: Values, problems: ErrorTexts): VisibleErrors {
  const box = useRef<HTMLDivElement>(null);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [submitted, setSubmitted] = useState(false);
  const [raised, setRaised] = useState<Readonly<Record<string, Raised>>>({});
  /** Where the focus goes next: the first of these fields, else the first invalid one. */
  const [focusOn, setFocusOn] = useState<readonly string[]>();
  useEffect(() => {
    if (!focusOn) return;
    const failing = [
      ...(box.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]:not(:disabled)') ?? []),
    ];
    const meant = failing.find((control) => focusOn.includes(control.getAttribute('name') ?? ''));
    const control = meant ?? failing[0];
    // A group of boxes takes the focus at its first one.
    const target = control?.matches('fieldset') ? control.querySelector<HTMLElement>('input') : control;
    target?.focus();
  }, [focusOn]);
  return {
    box,
    errorOf: (name) => {
      const error = raised[name];
      if (error?.message && Object.is(error.value, values[name])) return error.message;
      return submitted || touched.includes(name) ? problems[name] : undefined;
    },
    touch: (name) => {
      const value = values[name];
      if (value === undefined || value === '' || touched.includes(name)) return;
      setTouched([...touched, name]);
    },
    raise: (messages) => {
      const errors = Object.entries(messages).map(([name, message]) => [
        name,
        { value: values[name], message },
      ]);
      setRaised((before) => ({ ...before, ...Object.fromEntries(errors) }));
      setFocusOn(Object.keys(messages));
    },
    showAll: () => {
      setSubmitted(true);
      setFocusOn([]);
    },
  };
}
