import { useState } from 'react';
import { useSession } from './session-store.ts';

/**
 * What a member has open on a page, such as a dialog. It is hidden while the session is over, is there again when the same member
 * has signed in, and is gone for another one.
 */
export function useMemberState<Open>() {
  const owner = useSession()?.user.email;
  const [state, setState] = useState<{ readonly open: Open; readonly owner: string | undefined }>();
  const open = state?.owner === owner ? state?.open : undefined;
  const setOpen = (next: Open | undefined) =>
    setState(next === undefined ? undefined : { open: next, owner });
  return [open, setOpen] as const;
}
