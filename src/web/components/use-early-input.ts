import { type RefObject, useEffect, useRef } from 'react';

const typable =
  'input[name]:not([type=radio]):not([type=checkbox]):not([readonly]), textarea[name]:not([readonly]), select[name]';

/**
 * Takes over what stands in the controls of a page from the server before it works: typed by somebody who is faster than the
 * scripts, or filled in by the browser. React knows nothing of it and would write its own values over it.
 */
export function useEarlyInput(
  box: RefObject<HTMLElement | null>,
  values: Readonly<Record<string, unknown>>,
  take: (typed: Readonly<Record<string, string>>) => void,
): void {
  const first = useRef({ values, take });
  useEffect(() => {
    const controls = box.current?.querySelectorAll<HTMLInputElement>(typable) ?? [];
    const typed = [...controls]
      .filter(({ name, value }) => value !== '' && value !== String(first.current.values[name] ?? ''))
      .map(({ name, value }) => [name, value] as const);
    if (typed.length > 0) first.current.take(Object.fromEntries(typed));
  }, [box]);
}
