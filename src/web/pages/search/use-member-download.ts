import { useAuthoriseDocumentDownload } from '#generated/hooks/documents/documents.ts';
import { openLoginPopup } from '#web/session/login-popup-store.ts';
import { useSession } from '#web/session/session-store.ts';

/** Fetches a members-only document: a visitor is asked to sign in, a member gets the file or the reason for the refusal. */
export function useMemberDownload(): { start: (tid: number) => void; running: boolean } {
  const session = useSession();
  const call = useAuthoriseDocumentDownload({
    mutation: { onSuccess: ({ data }) => location.assign(data) },
  });
  const start = (tid: number) => {
    if (session) call.mutate({ params: { tid } });
    else openLoginPopup();
  };
  return { start, running: call.isPending };
}
