import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import {
  invalidateListSessions,
  useListSessions,
  useLogoutOtherSessions,
  useLogoutSession,
} from '#generated/hooks/account-security/account-security.ts';
import type { Paging } from '#web/components/use-paging.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/messages/message-store.ts';

/** The signed-in devices, and how they are signed out. */
export function useDevices({ page, pageSize }: Paging) {
  const { t } = useTexts();
  const queries = useQueryClient();
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
    signOut: (sessionId: number) => one.mutate({ data: { sessionId } }),
    signOutOthers: () => others.mutate({ data: {} }),
  };
}
