import { useQueryClient } from '@tanstack/react-query';
import {
  getListDocumentsQueryKey,
  useAuthoriseDocumentDownload,
} from '#generated/hooks/documents/documents.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';

/** Asks for the address of a document for members; a refusal is shown by the error policy. */
export function useMemberDownload(onGranted: (url: string) => void): {
  ask: (tid: number) => void;
  isAsking: boolean;
} {
  const queries = useQueryClient();
  const call = useAuthoriseDocumentDownload({
    mutation: {
      onSuccess: ({ data }) => {
        onGranted(data);
        void queries.invalidateQueries({ queryKey: getListDocumentsQueryKey() });
      },
    },
  });
  const once = useOneAtATime();
  // The error policy has shown a refusal by then.
  const ask = (tid: number) => void once(() => call.mutateAsync({ params: { tid } }).catch(() => undefined));
  return { ask, isAsking: call.isPending };
}
