import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on the title of the page. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1, h1')?.focus({ preventScroll: true });
}

/** A click that opens a link elsewhere leaves this page as it is. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * What is taken out of a list had the focus: the next one has it then, after the last one the title of the page. Returns what notes the place
 * of the one that is taken out; `one` selects what can have the focus, once for each of the `count` things inside the holder.
 */
export function useNextFocus(holder: RefObject<HTMLElement | null>, count: number, one: string) {
  const taken = useRef<number>(undefined);
  useEffect(() => {
    const place = taken.current;
    taken.current = undefined;
    if (place === undefined) return;
    const next = holder.current?.querySelectorAll<HTMLElement>(one)[Math.min(place, count - 1)];
    if (next) next.focus({ preventScroll: true });
    else focusTitle();
  }, [holder, count, one]);
  return (place: number) => (event?: MouseEvent) => {
    if (!event || !opensElsewhere(event)) taken.current = place;
  };
}
