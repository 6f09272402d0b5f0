import { createStore, useStore } from '#web/state/store.ts';

const running = createStore(0);

/** Counts a call as running until it settles. */
export async function whileRunning<T>(work: () => Promise<T>): Promise<T> {
  running.set(running.get() + 1);
  try {
    return await work();
  } finally {
    running.set(running.get() - 1);
  }
}

/** How many calls run at this moment; silent ones are not counted. */
export function useRunningCalls(): number {
  return useStore(running, 0);
}
