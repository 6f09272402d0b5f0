import { type RefObject, useEffect, useRef } from 'react';
import { parseJson } from '#domain/wire/parse-json.ts';

/**
 * Ref of a search form whose values are in the address: when they change, its controls show them. The form itself stays, so that the
 * focus stays on the control that sent it.
 */
export function useShownValues(values: Readonly<Record<string, string>>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = JSON.stringify(values);
  // At first the controls have the values anyway, or what was typed before the scripts ran.
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    for (const [name, value] of Object.entries(parseJson<Record<string, string>>(shown))) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
    }
  }, [shown]);
  return form;
}
