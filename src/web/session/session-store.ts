import { useSyncExternalStore } from 'react';
import { createStore } from '#web/state/store.ts';

/** What the login response says about the member. */
export interface SessionUser {
  readonly email: string;
  readonly name: string;
  readonly surname: string;
  readonly country: string;
}

export interface Session<User extends SessionUser = SessionUser> {
  readonly token: string;
  readonly user: User;
}

export const sessionTokenKey = 'token';
const userKey = 'user';
/** Changes whenever the session does: session storage fires no event within its own tab. */
const changes = createStore(0);
/** Keeps the session of this page when the browser has no session storage. */
let memory: Session | undefined;
let expired = false;
let snapshot: { raw: string; session: Session | undefined } | undefined;

function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

function members(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The token alone makes a session: the stored user may be missing or tampered with. */
function parse(token: string, json: string | null): Session {
  const user = members(json);
  const { email, name, surname, country } = user;
  return {
    token,
    user: { ...user, email: text(email), name: text(name), surname: text(surname), country: text(country) },
  };
}

/** The session of this tab. A person is signed in exactly when there is a token. */
export function currentSession(): Session | undefined {
  const store = storage();
  const token = store?.getItem(sessionTokenKey);
  if (!token) return memory;
  const user = store?.getItem(userKey) ?? null;
  const raw = `${token} ${user}`;
  if (snapshot?.raw !== raw) snapshot = { raw, session: parse(token, user) };
  return snapshot.session;
}

function announceChange(): void {
  changes.set(changes.get() + 1);
}

export function openSession(session: Session): void {
  expired = false;
  const store = storage();
  try {
    store?.setItem(sessionTokenKey, session.token);
    store?.setItem(userKey, JSON.stringify(session.user));
    memory = store ? undefined : session;
  } catch {
    memory = session;
  }
  announceChange();
}

/** The member has changed what the sign-in said: greetings and forms show it from now on. */
export function updateSessionUser(changes: Partial<SessionUser> & Readonly<Record<string, unknown>>): void {
  const session = currentSession();
  if (!session) return;
  const user = { ...session.user, ...changes };
  openSession({ token: session.token, user });
}

/** Whether the session outlives a reload of the page; it does not where the browser refuses to store it. */
export function hasStoredSession(): boolean {
  return storage()?.getItem(sessionTokenKey) != null;
}

/** Signs out in the browser: nothing of the member stays in the tab. A form that is open when it expired may keep what was typed. */
export function clearSession(how: 'signedOut' | 'expired' = 'signedOut'): void {
  expired = how === 'expired';
  memory = undefined;
  storage()?.clear();
  announceChange();
}

/** Whether the last session of this page was ended by the server. */
export function hasExpired(): boolean {
  return expired;
}

/** The session, undefined for a visitor; while rendering on the server and hydrating, everyone is a visitor. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(changes.subscribe, currentSession, () => undefined);
}
