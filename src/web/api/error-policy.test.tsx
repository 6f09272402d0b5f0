import { afterEach, describe, expect, it, vi } from 'vitest';
import * as popup from '#web/session/login-popup-store.ts';
import { clearSession, currentSession, openSession } from '#web/session/session-store.ts';
import * as messages from '#web/toasts/message-store.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { createErrorPolicy } from './error-policy.ts';

const report = createErrorPolicy({ sessionExpired: () => 'expired', network: () => 'network' });
const user = { email: 'a@b.c', name: '', surname: '', country: '' };

function watch() {
  return { show: vi.spyOn(messages, 'showMessage'), ask: vi.spyOn(popup, 'openLoginPopup') };
}

afterEach(() => {
  popup.closeLoginPopup();
  clearSession();
});

describe('the error policy', () => {
  it('asks to sign in when there is no token, without a message', () => {
    const { show, ask } = watch();
    report(new ApiError(1001, 'Sign in'), false);
    expect(ask).toHaveBeenCalledOnce();
    expect(show).not.toHaveBeenCalled();
  });

  it('reports an expired session, clears it and asks to sign in, even for a silent call', () => {
    const { show, ask } = watch();
    openSession({ token: 'old', user });
    report(new ApiError(5000, 'expired', { silent: true, token: 'old' }), false);
    expect(show).toHaveBeenCalledExactlyOnceWith('danger', 'expired', 'session');
    expect(currentSession()).toBeUndefined();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('keeps a session that was opened after the refused call had been sent', () => {
    const { show, ask } = watch();
    openSession({ token: 'new', user });
    report(new ApiError(5000, 'expired', { token: 'old' }), false);
    report(new ApiError(1001, 'Sign in'), false);
    expect(currentSession()?.token).toBe('new');
    expect(show).not.toHaveBeenCalled();
    expect(ask).not.toHaveBeenCalled();
  });

  it('reports an expired session once when several calls were refused', () => {
    const { show } = watch();
    openSession({ token: 'old', user });
    report(new ApiError(5000, 'expired', { token: 'old' }), false);
    report(new ApiError(5000, 'expired', { token: 'old' }), false);
    expect(show).toHaveBeenCalledOnce();
  });

  it('shows the message of any other code and the one of a lost network', () => {
    const { show } = watch();
    report(new ApiError(4009, 'Not offered'), false);
    report(new NetworkError(new TypeError('Failed to fetch')), false);
    expect(show.mock.calls).toEqual([
      ['danger', 'Not offered'],
      ['danger', 'network', 'network'],
    ]);
  });

  it('keeps quiet for silent calls and where the page has a message of its own', () => {
    const { show } = watch();
    report(new ApiError(4009, 'Not offered', { silent: true }), false);
    report(new NetworkError(undefined, true), false);
    report(new ApiError(4009, 'Not offered'), true);
    expect(show).not.toHaveBeenCalled();
  });
});
