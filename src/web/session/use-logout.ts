import { useLogoutMember } from '#generated/hooks/session/session.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { leaveMessage } from '#web/toasts/message-after-reload.ts';
import { clearSession } from './session-store.ts';

/** Ends the session on the server and here, says so, and reloads the page. */
export function useLogout(): { start: () => void; running: boolean } {
  const { t } = useTexts();
  const call = useLogoutMember({
    mutation: {
      onSuccess: () => {
        clearSession();
        leaveMessage('success', t('frame.topBar.loggedOut'));
        location.reload();
      },
    },
  });
  return { start: () => call.mutate({ data: {} }), running: call.isPending };
}
