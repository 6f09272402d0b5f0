import { Suspense } from 'react';
import { lazyPart } from '#web/lazy-page.tsx';
import { closeLoginPopup, useLoginPopupOpen } from './login-popup-store.ts';

const LoginDialog = lazyPart(['session'], async () => (await import('./login-dialog.tsx')).LoginDialog);

/** The sign-in form over whatever page is open; its code comes when it is needed. */
export function LoginPopup() {
  const open = useLoginPopupOpen();
  return open ? (
    <Suspense>
      <LoginDialog onClose={closeLoginPopup} />
    </Suspense>
  ) : null;
}
