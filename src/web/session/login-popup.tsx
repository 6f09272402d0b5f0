import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import { closeLoginPopup, useLoginPopupOpen } from './login-popup-store.ts';

const dialog = lazyPart(['session'], async () => (await import('./login-dialog.tsx')).LoginDialog);

/** The sign-in form over whatever page is open; its code comes when it is needed. */
export function LoginPopup() {
  return useLoginPopupOpen() ? <ShownPart part={dialog} with={{ onClose: closeLoginPopup }} /> : null;
}
