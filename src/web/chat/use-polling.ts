import { useEffect, useRef } from 'react';
import { nextLook } from './poll-plan.ts';

interface Polling {
  /** Looks once; called again only after it settled. */
  look: () => Promise<unknown>;
  /** Called when it has looked often enough. */
  onEnd: () => void;
}

/** Looks again and again while the page is to be seen; what was due meanwhile is looked for as soon as it is seen again. */
export function usePolling({ look, onEnd }: Polling): void {
  const latest = useRef({ look, onEnd });
  useEffect(() => {
    latest.current = { look, onEnd };
  });
  useEffect(() => {
    let looks = 0;
    let last = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const plan = () => {
      clearTimeout(timer);
      timer = undefined;
      if (ended || document.hidden) return;
      const due = nextLook(looks, last);
      if (due === undefined) latest.current.onEnd();
      else timer = setTimeout(run, Math.max(0, due - Date.now()));
    };
    const run = () => {
      last = Date.now();
      looks += 1;
      // While it looks, the page may be hidden and seen again: nothing is planned before it is done.
      document.removeEventListener('visibilitychange', plan);
      void latest.current
        .look()
        .catch(() => {})
        .then(() => {
          if (ended) return;
          document.addEventListener('visibilitychange', plan);
          plan();
        });
    };
    document.addEventListener('visibilitychange', plan);
    plan();
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', plan);
    };
  }, []);
}
