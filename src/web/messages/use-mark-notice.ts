import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidateCountUnreadMessages } from '#generated/hooks/frame/frame.ts';
import {
  invalidateListNotices,
  useMarkAllNotices,
  useMarkNotice,
} from '#generated/hooks/messages/messages.ts';
import { failureText } from '#web/api/failure-text.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import { showMessage } from '#web/toasts/message-store.ts';

const quiet = { meta: { suppressErrorToast: true } };

/** What follows from a changed notice: lists of notices and the count of the frame are read again. */
function useNoticesChanged(): () => Promise<unknown> {
  const queries = useQueryClient();
  return useCallback(
    () => Promise.all([invalidateListNotices(queries), invalidateCountUnreadMessages(queries)]),
    [queries],
  );
}

/** Marks a notice as read while what it leads to opens; a failure is not reported, the next click marks it. */
export function useReadNotice(): (messageId: number) => void {
  const refresh = useNoticesChanged();
  const { mutate } = useMarkNotice({ mutation: { ...quiet, onSuccess: () => void refresh() } });
  return (messageId) => mutate({ data: { messageId } });
}

/** Confirms a notice once, and says so when that failed. It is pending until the list has been read again. */
export function useConfirmNotice() {
  const { t } = useTexts();
  const refresh = useNoticesChanged();
  const once = useOneAtATime();
  const { mutateAsync, isPending } = useMarkNotice({ mutation: { ...quiet, onSettled: refresh } });
  const confirm = (messageId: number) =>
    once(async () => {
      try {
        await mutateAsync({ data: { messageId } });
      } catch (error) {
        const text = failureText(error, t, (reason) => t('notices.message.confirmFailed', { reason }));
        showMessage('danger', text);
      }
    });
  return { confirm, isPending };
}

/** Marks all notices as read that need no confirmation. */
export function useReadAllNotices() {
  const { t } = useTexts();
  const refresh = useNoticesChanged();
  const { mutate, isPending } = useMarkAllNotices({
    mutation: {
      onSuccess: () => {
        void refresh();
        showMessage('success', t('notices.message.allRead'));
      },
    },
  });
  return { readAll: () => mutate({ data: {} }), isPending };
}
