import { codes } from '#generated/constants.ts';
import { openLoginPopup } from '#web/session/login-popup-store.ts';
import { clearSession, currentSession } from '#web/session/session-store.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { ApiError, NetworkError } from './api-error.ts';
import type { ReportError } from './query-client.ts';

interface PolicyTexts {
  readonly sessionExpired: () => string;
  readonly network: () => string;
}

const sessionCodes: readonly number[] = [codes.signInNeeded, codes.sessionExpired];

/** A late response to a call of an earlier session says nothing about the one that was opened since. */
function isOfAnotherSession(error: unknown): boolean {
  return (
    error instanceof ApiError && sessionCodes.includes(error.code) && error.token !== currentSession()?.token
  );
}

/**
 * What happens after a failed call, everywhere: no token opens the login popup, an expired session is reported, cleared
 * and asks to sign in again, any other code shows the server's message, and a lost network its own.
 */
export function createErrorPolicy(texts: PolicyTexts): ReportError {
  return (error, suppressErrorToast) => {
    if (isOfAnotherSession(error)) return;
    if (error instanceof ApiError && error.code === codes.signInNeeded) {
      openLoginPopup();
    } else if (error instanceof ApiError && error.code === codes.sessionExpired) {
      showMessage('danger', texts.sessionExpired(), 'session');
      clearSession('expired');
      openLoginPopup();
    } else if (!suppressErrorToast && error instanceof ApiError && !error.silent) {
      showMessage('danger', error.message);
    } else if (!suppressErrorToast && error instanceof NetworkError && !error.silent) {
      showMessage('danger', texts.network(), 'network');
    }
  };
}
