import { showMessage } from '#web/messages/message-store.ts';
import { openLoginPopup } from '#web/session/login-popup-store.ts';
import { clearSession } from '#web/session/session-store.ts';
import { ApiError, NetworkError } from './api-error.ts';
import type { ReportError } from './query-client.ts';

interface PolicyTexts {
  readonly sessionExpired: () => string;
  readonly network: () => string;
}

const signInNeeded = 1001;
const sessionExpired = 5000;

/**
 * What happens after a failed call, everywhere: no token opens the login popup, an expired session is told, cleared
 * and asks to sign in again, any other code shows the server's message, and a lost network its own.
 */
export function createErrorPolicy(texts: PolicyTexts): ReportError {
  return (error, ownMessage) => {
    if (error instanceof ApiError && error.code === signInNeeded) return openLoginPopup();
    if (error instanceof ApiError && error.code === sessionExpired) {
      showMessage('stop', texts.sessionExpired());
      clearSession();
      return openLoginPopup();
    }
    if (ownMessage) return;
    if (error instanceof ApiError && !error.silent) showMessage('stop', error.message);
    if (error instanceof NetworkError && !error.silent) showMessage('stop', texts.network());
  };
}
