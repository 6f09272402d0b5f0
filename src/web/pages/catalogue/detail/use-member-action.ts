import { openLoginPopup } from '#web/session/login-popup-store.ts';
import { useSession } from '#web/session/session-store.ts';

/** Lets a member act and asks a visitor to sign in first, over the page. */
export function useMemberAction(): (act: () => void) => void {
  const session = useSession();
  return (act) => (session ? act() : openLoginPopup());
}
