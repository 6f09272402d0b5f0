import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '#web/components/dialog.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { LoginForm } from './login-form.tsx';
import { loginDestination } from './login-popup-store.ts';
import { hasStoredSession } from './session-store.ts';

/** The sign-in form as a dialog; after signing in the page reloads, or the intended page opens. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => {
    const then = loginDestination();
    if (hasStoredSession()) return then === undefined ? location.reload() : location.assign(then);
    onClose();
    if (then !== undefined) navigate(then);
    void queries.invalidateQueries();
  };
  return (
    <Dialog title={t('session.login.title')} onClose={onClose}>
      <LoginForm onSignedIn={refresh} onLeave={onClose} />
    </Dialog>
  );
}
