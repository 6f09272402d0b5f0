import { useQueryClient } from '@tanstack/react-query';
import { countDocumentDownload, getListDocumentsQueryKey } from '#generated/hooks/documents/documents.ts';

/** Records a download by a direct link. The count only matters to the shop: a failure is not reported. */
export function useCountDownload(): (tid: number) => void {
  const queries = useQueryClient();
  return (tid) => {
    countDocumentDownload({ tid })
      .then(() => queries.invalidateQueries({ queryKey: getListDocumentsQueryKey() }))
      .catch(() => {});
  };
}
