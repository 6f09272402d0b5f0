import { Box } from '@chakra-ui/react';
import { codes } from '#generated/constants.ts';
import type { ProductTotalParams } from '#generated/hooks/model/productTotalParams.ts';
import { pagePart, ShownPart } from '#web/lazy-part.tsx';
import { ListBody, NoResult } from '../list/list-body.tsx';
import type { Elsewhere } from './no-results.tsx';
import { isNarrowed } from './search-params.ts';
import { useFoundProducts } from './use-found-products.ts';
import type { useSearch } from './use-search.ts';

// It reads values as the search does, which takes a tenth of the page's own code.
const relaxedNote = pagePart(
  'pages/catalogue/search/relaxed-note.tsx',
  async () => (await import('./relaxed-note.tsx')).RelaxedNote,
);

export const noResults = pagePart(
  'pages/catalogue/search/no-results.tsx',
  async () => (await import('./no-results.tsx')).NoResults,
);

/** Whether something else was looked for than what was typed. */
function isRelaxed({ droppedWords, correctedKeyword, fittingWords = [] }: ProductTotalParams): boolean {
  return droppedWords !== undefined || correctedKeyword !== undefined || fittingWords.length > 0;
}

interface ProductResultsProps {
  search: ReturnType<typeof useSearch>;
  elsewhere: readonly Elsewhere[];
}

/** The products of a search with everything that a list has: categories, filters, order, stock, prices at a quantity. */
export function ProductResults({ search, elsewhere }: ProductResultsProps) {
  const list = useFoundProducts(search);
  const { keyWord } = list.state;
  const params = search.data?.data.productResult.params;
  const nothing = <ShownPart part={noResults} with={{ keyWord, elsewhere }} />;
  if (list.refusal === codes.notFound) return nothing;
  if (params?.totalDataCounts === 0 && !search.isPlaceholderData) return nothing;
  return (
    <>
      {params && isRelaxed(params) && <ShownPart part={relaxedNote} with={{ keyWord, params }} />}
      <Box paddingTop={3}>
        <ListBody list={list} empty={isNarrowed(list.state) ? <NoResult list={list} /> : nothing} />
      </Box>
    </>
  );
}
