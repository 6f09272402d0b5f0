import { Box } from '@chakra-ui/react';
import { codes } from '#generated/constants.ts';
import { ListBody, NoResult } from '../list/list-body.tsx';
import { type Elsewhere, NoResults } from './no-results.tsx';
import { RelaxedNote } from './relaxed-note.tsx';
import { isNarrowed } from './search-params.ts';
import { useFoundProducts } from './use-found-products.ts';
import type { useSearch } from './use-search.ts';

interface ProductResultsProps {
  search: ReturnType<typeof useSearch>;
  elsewhere: readonly Elsewhere[];
}

/** The products of a search with everything that a list has: categories, filters, order, stock, prices at a quantity. */
export function ProductResults({ search, elsewhere }: ProductResultsProps) {
  const list = useFoundProducts(search);
  const { keyWord } = list.state;
  const params = search.data?.data.productResult.params;
  const nothing = <NoResults keyWord={keyWord} elsewhere={elsewhere} />;
  if (list.refusal === codes.notFound) return nothing;
  if (params?.totalDataCounts === 0 && !search.isPlaceholderData) return nothing;
  return (
    <>
      {params && <RelaxedNote keyWord={keyWord} params={params} />}
      <Box paddingTop={3}>
        <ListBody list={list} empty={isNarrowed(list.state) ? <NoResult list={list} /> : nothing} />
      </Box>
    </>
  );
}
