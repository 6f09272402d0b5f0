import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getListFootprintsQueryKey, useAddFootprint } from '#generated/hooks/footprints/footprints.ts';
import { useSession } from '#web/session/session-store.ts';
import { useReloadState } from '#web/state/use-reload-state.ts';

/** Records that a member looked at a product, once per visit, which goes on after a reload such as the one that changes the language; a failure is not reported. */
export function useVisit(productId: number | undefined): void {
  const queries = useQueryClient();
  const signedIn = useSession() !== undefined;
  const { mutate } = useAddFootprint({
    mutation: {
      onSuccess: () => void queries.invalidateQueries({ queryKey: getListFootprintsQueryKey() }),
    },
  });
  const recorded = useRef<number>(undefined);
  useReloadState('visitedProduct', signedIn ? productId : undefined, (id) => {
    recorded.current = id;
  });
  useEffect(() => {
    if (!signedIn || productId === undefined || recorded.current === productId) return;
    recorded.current = productId;
    mutate({ data: { productId } });
  }, [signedIn, productId, mutate]);
}
