import { pageSizes } from '#generated/constants.ts';
import { useListAddresses } from '#generated/hooks/addresses/addresses.ts';

const none = { data: [] };

/** The addresses to choose from. Without them the receiver is typed, so a failed read is no reason to stop. */
export function useSampleAddresses() {
  const query = useListAddresses(
    { pageNum: 1, pageSize: pageSizes.listAddresses.sampleDialog },
    { query: { meta: { suppressErrorToast: true } } },
  );
  return query.isError ? { ...query, data: none } : query;
}
