import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while rendering on the server and hydrating, true afterwards: for what only the browser can know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
