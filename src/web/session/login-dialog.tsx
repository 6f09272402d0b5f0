import { Dialog } from '#web/components/dialog.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { LoginForm } from './login-form.tsx';

/** The sign-in form as a dialog; whoever signs in here stays on the page, which is loaded anew. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog title={t('session.login.title')} onClose={onClose}>
      <LoginForm onSignedIn={() => location.reload()} onLeave={onClose} />
    </Dialog>
  );
}
