import { useQueryClient } from '@tanstack/react-query';
import {
  invalidateListRemoteSupports,
  useCancelRemoteSupport,
} from '#generated/hooks/remote-support/remote-support.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import { showMessage } from '#web/toasts/message-store.ts';

/** Cancels a request and reads the requests again; a refusal, which the error policy shows, means that the request has moved on. */
export function useCancelRequest() {
  const { t } = useTexts();
  const queries = useQueryClient();
  const once = useOneAtATime();
  const call = useCancelRemoteSupport();
  const cancel = (supportId: number) =>
    once(async () => {
      try {
        await call.mutateAsync({ data: { supportId } });
        showMessage('success', t('remoteSupport.message.cancelled'));
      } catch {
        // The error policy has said why.
      }
      await invalidateListRemoteSupports(queries);
    });
  return { cancel, isRunning: call.isPending };
}
