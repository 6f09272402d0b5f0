import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#web/components/dialog.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { LoginForm } from './login-form.tsx';
import { isSessionKept } from './session-store.ts';

/** The sign-in form as a dialog; whoever signs in here stays on the page, which is loaded anew. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const refresh = () => {
    if (isSessionKept()) return location.reload();
    onClose();
    void queries.invalidateQueries();
  };
  return (
    <Dialog title={t('session.login.title')} onClose={onClose}>
      <LoginForm onSignedIn={refresh} onLeave={onClose} />
    </Dialog>
  );
}
