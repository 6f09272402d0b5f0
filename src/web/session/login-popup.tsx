import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import { closeLoginPopup, useLoginPopupOpen } from './login-popup-store.ts';

const dialog = lazyPart(['session'], async () => (await import('./login-dialog.tsx')).LoginDialog);

/**
 * The sign-in form over the open page; its code is loaded when needed. Leaving the page closes the form: it
 * closes in the clean-up of the old page's effects, before a page that needs a member opens it again.
 */
export function LoginPopup() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the form of this one
  useEffect(() => closeLoginPopup, [pathname]);
  return useLoginPopupOpen() ? <ShownPart part={dialog} with={{ onClose: closeLoginPopup }} /> : null;
}
