import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSession, currentSession, openSession } from './session-store.ts';

const user = { email: 'buyer@example.com', name: '雷', surname: '李', country: '中国' };

afterEach(() => {
  clearSession();
});

describe('the session', () => {
  it('is kept in session storage as token and user', () => {
    openSession({ token: 'abc', user });
    expect(sessionStorage.getItem('token')).toBe('abc');
    expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual(user);
    expect(currentSession()).toEqual({ token: 'abc', user });
  });

  it('exists exactly when there is a token', () => {
    expect(currentSession()).toBeUndefined();
    sessionStorage.setItem('token', 'by hand');
    expect(currentSession()?.token).toBe('by hand');
    clearSession();
    expect(sessionStorage.length).toBe(0);
    expect(currentSession()).toBeUndefined();
  });

  it('knows nothing of a user that is missing or no user', () => {
    const nobody = { email: '', name: '', surname: '', country: '' };
    for (const stored of [undefined, 'null', '"x"', '{', '{"name":null}']) {
      clearSession();
      sessionStorage.setItem('token', 'abc');
      if (stored !== undefined) sessionStorage.setItem('user', stored);
      expect(currentSession()).toEqual({ token: 'abc', user: nobody });
    }
  });

  it('gives the same object until it changes, as React wants it', () => {
    openSession({ token: 'abc', user });
    expect(currentSession()).toBe(currentSession());
  });

  it('lasts for the page where storage refuses to keep it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    openSession({ token: 'abc', user });
    expect(currentSession()).toEqual({ token: 'abc', user });
  });
});
