import { useState } from 'react';
import { useSession } from './session-store.ts';

/**
 * What a member has open on a page, such as a dialog. It is hidden after the session has ended, returns when the same member
 * signs in again, and is dropped for another one.
 */
export function useMemberState<Open>() {
  const owner = useSession()?.user.email;
  const [state, setState] = useState<{ readonly open: Open; readonly owner: string | undefined }>();
  const open = state?.owner === owner ? state?.open : undefined;
  const setOpen = (next: Open | undefined) =>
    setState(next === undefined ? undefined : { open: next, owner });
  return [open, setOpen] as const;
}
