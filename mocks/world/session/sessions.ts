import type { Call } from '../call.ts';

/** Ends the sessions of a member, except the one with this token. */
export function endSessions({ world: { store } }: Call, memberId: number, ownToken?: string): void {
  for (const session of store.all('sessions'))
    if (session.$owner === memberId && session.token !== ownToken) store.remove('sessions', session);
}
