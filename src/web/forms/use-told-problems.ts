import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Values } from './generated-form.ts';

type Words = Readonly<Record<string, string>>;

/** Something said about one value of a field; it is no longer true when the value changes. */
interface Raised {
  readonly value: unknown;
  readonly message: string;
}

interface ToldProblems {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly errorOf: (name: string) => string | undefined;
  readonly touch: (name: string) => void;
  /** Says these things at their fields and leads to the first of them. */
  readonly raise: (messages: Words) => void;
  /** Tells everything that is wrong and leads to the first of it. */
  readonly tellAll: () => void;
}

/** Which problems are told: those of touched fields, after a try to submit all of them, and what the server refused. */
export function useToldProblems(values: Values, problems: Words): ToldProblems {
  const box = useRef<HTMLDivElement>(null);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const [raised, setRaised] = useState<Readonly<Record<string, Raised>>>({});
  /** The fields that the focus was last led to: the first of these, else the first that fails. */
  const [led, setLed] = useState<readonly string[]>();
  useEffect(() => {
    if (!led) return;
    const failing = [
      ...(box.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]:not(:disabled)') ?? []),
    ];
    const meant = failing.find((control) => led.includes(control.getAttribute('name') ?? ''));
    (meant ?? failing[0])?.focus();
  }, [led]);
  return {
    box,
    errorOf: (name) => {
      const said = raised[name];
      if (said && Object.is(said.value, values[name])) return said.message;
      return tried || touched.includes(name) ? problems[name] : undefined;
    },
    touch: (name) => {
      const value = values[name];
      if (value === undefined || value === '' || touched.includes(name)) return;
      setTouched([...touched, name]);
    },
    raise: (messages) => {
      const said = Object.entries(messages).map(([name, message]) => [
        name,
        { value: values[name], message },
      ]);
      setRaised((before) => ({ ...before, ...Object.fromEntries(said) }));
      setLed(Object.keys(messages));
    },
    tellAll: () => {
      setTried(true);
      setLed([]);
    },
  };
}
