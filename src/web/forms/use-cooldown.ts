import { useEffect, useState } from 'react';
import { createStore, useStore } from '#web/state/store.ts';

const second = 1000;
/** When each thing may be done again, in ms since 1970; session storage keeps it over a reload. */
const ends = createStore<Readonly<Record<string, number>>>({});
const none: Readonly<Record<string, number>> = {};

const storageKey = (what: string) => `cooldown:${what}`;

function storedEnd(what: string): number {
  try {
    return Number(sessionStorage.getItem(storageKey(what)) ?? 0);
  } catch {
    return 0;
  }
}

/** Begins to count down, in every place that shows it. */
export function startCooldown(what: string, seconds: number): void {
  const end = Date.now() + seconds * second;
  ends.set({ ...ends.get(), [what]: end });
  try {
    sessionStorage.setItem(storageKey(what), String(end));
  } catch {
    // Without session storage the countdown ends with the page.
  }
}

/** Whole seconds until `what` may be done again, 0 when it may; on the server always 0. */
export function useCooldown(what: string): number {
  const end = useStore(ends, none)[what] ?? 0;
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const until = Math.max(end, storedEnd(what));
    const count = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / second));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(count, second);
    count();
    return () => clearInterval(timer);
  }, [end, what]);
  return left;
}
