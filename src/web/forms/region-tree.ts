import { useGetRegionTree } from '#generated/hooks/addresses/addresses.ts';
import { useHydrated } from '#web/state/use-hydrated.ts';

/** The tree is long and nothing of a page depends on it, so only the browser asks for it, and once. */
export function useRegions() {
  const hydrated = useHydrated();
  const query = useGetRegionTree({
    query: { enabled: hydrated, staleTime: Number.POSITIVE_INFINITY, meta: { suppressErrorToast: true } },
  });
  return { regions: query.data?.data, failed: query.isError, retry: () => void query.refetch() };
}
