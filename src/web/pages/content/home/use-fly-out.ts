import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Long enough to cross a neighbour on the way into the open panel, in milliseconds. */
const crossingTime = 160;

export interface FlyOut {
  /** The key of the open entry. */
  readonly open: number | undefined;
  readonly toggle: (entry: number) => void;
  readonly close: () => void;
  /** The pointer came to an entry or left the whole: opens or closes after a moment. */
  readonly point: (entry: number | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The next or previous entry link from the focused one. */
function neighbour(root: HTMLElement, step: number): HTMLElement | undefined {
  const links = [...root.querySelectorAll<HTMLElement>('[data-row] > a')];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? links.indexOf(activeElement) : -1;
  return at < 0 ? undefined : links[(at + step + links.length) % links.length];
}

function focusPanel(): void {
  document.querySelector<HTMLElement>('[data-fly-out] a')?.focus();
}

/** One open entry of a list whose entries have panels. Arrows move, right goes into the panel, left and Escape come back. */
export function useFlyOut(): FlyOut {
  const { key: page } = useLocation();
  const [state, setState] = useState<{ entry: number; page: string }>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const enter = useRef(false);
  const open = state?.page === page ? state.entry : undefined;

  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (open === undefined || !enter.current) return;
    enter.current = false;
    focusPanel();
  }, [open]);

  const set = (entry: number | undefined) => {
    clearTimeout(waiting.current);
    setState(entry === undefined ? undefined : { entry, page });
  };
  const back = (root: HTMLElement) => {
    const opened = root.querySelector<HTMLElement>('[data-open] > [data-row] > a');
    set(undefined);
    opened?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const root = event.currentTarget;
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const entry = target.closest<HTMLElement>('[data-entry]');
    const inPanel = target.closest('[data-fly-out]') !== null;
    if ((event.key === 'Escape' || (event.key === 'ArrowLeft' && inPanel)) && open !== undefined) {
      back(root);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !inPanel) {
      neighbour(root, event.key === 'ArrowDown' ? 1 : -1)?.focus();
    } else if (event.key === 'ArrowRight' && entry && !inPanel) {
      const index = Number(entry.dataset.entry);
      if (index === open) focusPanel();
      enter.current = index !== open;
      set(index);
    } else return;
    event.preventDefault();
  };

  return {
    open,
    toggle: (entry) => set(entry === open ? undefined : entry),
    close: () => set(undefined),
    point: (entry) => {
      clearTimeout(waiting.current);
      waiting.current = setTimeout(
        () => set(entry),
        open === undefined && entry ? crossingTime / 2 : crossingTime,
      );
    },
    onKeyDown,
  };
}
