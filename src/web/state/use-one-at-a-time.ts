import { useRef } from 'react';

/**
 * Runs an act and ignores further calls until it has ended. `isPending` of a mutation is rendered only later, and a second click comes
 * before that.
 */
export function useOneAtATime(): (act: () => Promise<unknown>) => Promise<void> {
  const running = useRef(false);
  return async (act) => {
    if (running.current) return;
    running.current = true;
    try {
      await act();
    } finally {
      running.current = false;
    }
  };
}
