import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isComposing } from '#web/components/is-composing.ts';

export interface ListKeys {
  readonly open: boolean;
  readonly count: number;
  /** The marked option, -1 for none. */
  readonly active: number;
  readonly mark: (active: number) => void;
  readonly choose: (index: number) => void;
  /** Takes the marked option out of the list; false where that is not possible. */
  readonly remove: (index: number) => boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Below the last option the text itself is marked again, and above the first one too. */
function step(active: number, count: number, offset: 1 | -1): number {
  const places = count + 1;
  return ((active + 1 + offset + places) % places) - 1;
}

/** What a key does with the list; false leaves it to the text field. */
function press(event: KeyboardEvent, keys: ListKeys): boolean {
  const { open, count, active, mark, choose, remove, show, hide } = keys;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (event.altKey && event.key === 'ArrowUp') hide();
      else if (!open) show();
      else mark(step(active, count, event.key === 'ArrowDown' ? 1 : -1));
      return true;
    case 'Enter':
      if (!open || active < 0) return false;
      choose(active);
      return true;
    case 'Delete':
      return open && active >= 0 && remove(active);
    case 'Escape':
      if (!open) return false;
      hide();
      return true;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      // The text has the caret; it moves there.
      mark(-1);
      return false;
    default:
      return false;
  }
}

/** The keys of a combobox (WAI-ARIA 1.2) on a text field that keeps the focus. */
export function useListKeys(field: RefObject<HTMLInputElement | null>, keys: ListKeys): void {
  const latest = useRef(keys);
  // With the commit: a key that is pressed as soon as the list is there must find it open.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    const onKey = (event: KeyboardEvent) => {
      if (isComposing(event) || !press(event, latest.current)) return;
      event.preventDefault();
      // Escape has closed the list; the search of a phone around it stays.
      event.stopPropagation();
    };
    // From the other controls of the search, such as the button in the list.
    const onEscape = (event: KeyboardEvent) => {
      const { open, hide } = latest.current;
      if (event.key !== 'Escape' || event.target === input || !open) return;
      input.focus();
      hide();
      event.preventDefault();
      event.stopPropagation();
    };
    const { form } = input;
    input.addEventListener('keydown', onKey);
    form?.addEventListener('keydown', onEscape);
    return () => {
      input.removeEventListener('keydown', onKey);
      form?.removeEventListener('keydown', onEscape);
    };
  }, [field]);
}
