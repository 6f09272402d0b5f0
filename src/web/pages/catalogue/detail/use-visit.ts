import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getListFootprintsQueryKey, useAddFootprint } from '#generated/hooks/footprints/footprints.ts';
import { useSession } from '#web/session/session-store.ts';

/** Records that a member looked at a product, once per visit; a failure is not reported. */
export function useVisit(productId: number | undefined): void {
  const queries = useQueryClient();
  const signedIn = useSession() !== undefined;
  const { mutate } = useAddFootprint({
    mutation: {
      onSuccess: () => void queries.invalidateQueries({ queryKey: getListFootprintsQueryKey() }),
    },
  });
  const recorded = useRef<number>(undefined);
  useEffect(() => {
    if (!signedIn || productId === undefined || recorded.current === productId) return;
    recorded.current = productId;
    mutate({ data: { productId } });
  }, [signedIn, productId, mutate]);
}
