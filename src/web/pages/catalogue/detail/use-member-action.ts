import { openLoginPopup, openLoginPopupOnTheWay } from '#web/session/login-popup-store.ts';
import { useSession } from '#web/session/session-store.ts';

/** Lets a member act and asks a visitor to sign in first, over the page; `then` is where signing in leads. */
export function useMemberAction(): (act: () => void, then?: string) => void {
  const session = useSession();
  return (act, then) => {
    if (session) act();
    else if (then === undefined) openLoginPopup();
    else openLoginPopupOnTheWay(then);
  };
}
