import { useLayoutEffect, useRef } from 'react';
import { currentSession, hasExpired } from '#web/session/session-store.ts';
import { keep, take } from './tab-storage.ts';

interface StoredState<State> {
  /** The member whose state it is, none before a sign-in. */
  readonly owner?: string | undefined;
  readonly state: State;
}

/**
 * Keeps a state over a reload of the page, such as the one that changes the language, and until the same member has signed in
 * again after the session has ended. An undefined state is not kept.
 */
export function useReloadState<State>(
  key: string,
  state: State | undefined,
  restore: (state: State) => void,
): void {
  const latest = useRef({ state, restore });
  useLayoutEffect(() => {
    latest.current = { state, restore };
  });
  useLayoutEffect(() => {
    const owner = currentSession()?.user.email;
    const stored = take<StoredState<State>>(key);
    if (stored && stored.owner === owner) latest.current.restore(stored.state);
    const leave = () => {
      if (latest.current.state !== undefined) keep(key, { owner, state: latest.current.state });
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      if (owner !== undefined && hasExpired()) leave();
    };
  }, [key]);
}
