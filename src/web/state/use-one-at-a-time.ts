import { useRef } from 'react';

/**
 * Runs an act and ignores further calls until it has ended. `isPending` of a mutation is rendered only later, and a second click comes
 * before that.
 */
export function useOneAtATime(): (act: () => Promise<unknown>) => Promise<void> {
  const once = useOneAtATimePerKey<true>();
  return (act) => once(true, act);
}

/** The same where acts of different keys, such as purchases of different products, do not wait for each other. */
export function useOneAtATimePerKey<Key>(): (key: Key, act: () => Promise<unknown>) => Promise<void> {
  const running = useRef(new Set<Key>());
  return async (key, act) => {
    if (running.current.has(key)) return;
    running.current.add(key);
    try {
      await act();
    } finally {
      running.current.delete(key);
    }
  };
}
