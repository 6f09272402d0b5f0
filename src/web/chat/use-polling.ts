import { useEffect, useRef } from 'react';
import { nextLook } from './poll-plan.ts';

interface Polling {
  /** Polls once; called again only after it has settled. */
  look: () => Promise<unknown>;
  /** Called after the last poll. */
  onEnd: () => void;
}

/** Polls while the page is visible; a poll that was due in the meantime is made as soon as it is visible again. */
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
      // The page may be hidden and shown again during a poll: the next one is planned only after it has settled.
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
