import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import {
  invalidateListSessions,
  useListSessions,
  useLogoutOtherSessions,
  useLogoutSession,
} from '#generated/hooks/account-security/account-security.ts';
import { returnFocus } from '#web/components/return-focus.ts';
import type { Paging } from '#web/components/use-paging.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import { showMessage } from '#web/toasts/message-store.ts';

/** The signed-in devices, and how they are signed out. */
export function useDevices({ page, pageSize }: Paging) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const once = useOneAtATime();
  const mutation = {
    onSuccess: () => {
      showMessage('success', t('security.devices.done'));
    },
    onSettled: () => invalidateListSessions(queries),
  };
  const one = useLogoutSession({ mutation });
  const others = useLogoutOtherSessions({ mutation });
  return {
    list: useListSessions({ pageNum: page, pageSize }, { query: { placeholderData: keepPreviousData } }),
    isBusy: one.isPending || others.isPending,
    /** The focus stays near the button when its row goes. */
    signOut: (sessionId: number, button: HTMLElement) =>
      once(() => {
        returnFocus(button);
        return one.mutateAsync({ data: { sessionId } }).catch(() => undefined);
      }),
    signOutOthers: () => once(() => others.mutateAsync({ data: {} }).catch(() => undefined)),
  };
}
