import { useQueryClient } from '@tanstack/react-query';
import {
  getListDocumentsQueryKey,
  useAuthoriseDocumentDownload,
} from '#generated/hooks/documents/documents.ts';

/** Fetches a document for members: the file, or the reason for the refusal. */
export function useMemberDownload(): { start: (tid: number) => void; running: boolean } {
  const queries = useQueryClient();
  const call = useAuthoriseDocumentDownload({
    mutation: {
      onSuccess: ({ data }) => {
        location.assign(data);
        void queries.invalidateQueries({ queryKey: getListDocumentsQueryKey() });
      },
    },
  });
  return { start: (tid: number) => call.mutate({ params: { tid } }), running: call.isPending };
}
