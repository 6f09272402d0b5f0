import { useQueryClient } from '@tanstack/react-query';
import {
  getListDocumentsQueryKey,
  useAuthoriseDocumentDownload,
} from '#generated/hooks/documents/documents.ts';

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
  return { ask: (tid: number) => call.mutate({ params: { tid } }), isAsking: call.isPending };
}
