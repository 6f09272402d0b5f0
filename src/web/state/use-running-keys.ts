import { useState } from 'react';
import { useOneAtATimePerKey } from './use-one-at-a-time.ts';

/**
 * Runs acts by key, such as deletions of the lines of a list: each key one at a time, different ones together. `running` has the keys
 * whose act has not ended; a mutation itself only knows the latest.
 */
export function useRunningKeys<Key>() {
  const [running, setRunning] = useState<ReadonlySet<Key>>(new Set());
  const once = useOneAtATimePerKey<Key>();
  const mark = (key: Key, isRunning: boolean) =>
    setRunning((known) => {
      const others = [...known].filter((other) => other !== key);
      return new Set(isRunning ? [...others, key] : others);
    });
  const run = (key: Key, act: () => Promise<unknown>) =>
    once(key, async () => {
      mark(key, true);
      try {
        await act();
      } finally {
        mark(key, false);
      }
    });
  return { running, run };
}
