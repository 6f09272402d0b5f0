import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getListFootprintsQueryKey, useDeleteFootprint } from '#generated/hooks/footprints/footprints.ts';
import type { Footprint } from '#generated/hooks/model/footprint.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/messages/message-store.ts';

/** Asks before a footprint is deleted, and says what was decided. */
export function useDeleteFootprintOnce() {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Footprint>();
  const call = useDeleteFootprint({
    mutation: {
      onSuccess: () => showMessage('success', t('footprints.delete.done')),
      onSettled: () => queries.invalidateQueries({ queryKey: getListFootprintsQueryKey() }),
    },
  });
  const answer = (yes: boolean) => {
    setAsked(undefined);
    if (!asked) return;
    if (yes) call.mutate({ data: { footId: asked.footId } });
    else showMessage('info', t('footprints.delete.declined'));
  };
  const leaving = call.isPending ? call.variables.data.footId : undefined;
  return { asked, ask: setAsked, answer, leaving };
}
