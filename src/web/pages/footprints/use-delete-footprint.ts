import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getListFootprintsQueryKey, useDeleteFootprint } from '#generated/hooks/footprints/footprints.ts';
import type { Footprint } from '#generated/hooks/model/footprint.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useRunningKeys } from '#web/state/use-running-keys.ts';
import { showMessage } from '#web/toasts/message-store.ts';

/** Asks before a footprint is deleted, and says what was decided. */
export function useDeleteFootprintOnce() {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Footprint>();
  const { running, run } = useRunningKeys<number>();
  const call = useDeleteFootprint({
    mutation: {
      onSuccess: () => showMessage('success', t('footprints.delete.done')),
      onSettled: () => queries.invalidateQueries({ queryKey: getListFootprintsQueryKey() }),
    },
  });
  const answer = (yes: boolean) => {
    setAsked(undefined);
    if (!asked) return;
    const { footId } = asked;
    // The error policy has said why it failed.
    if (yes) void run(footId, () => call.mutateAsync({ data: { footId } }).catch(() => undefined));
    else showMessage('info', t('footprints.delete.declined'));
  };
  return { asked, ask: setAsked, answer, leaving: running };
}
