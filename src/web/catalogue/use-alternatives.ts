import { type Alternative, alternativeFilters, rankAlternatives } from '#domain/catalogue/alternatives.ts';
import { constants, pageSizes } from '#generated/constants.ts';
import { listProductsFormInStockValues } from '#generated/enums.ts';
import {
  useCountProductFacets,
  useListColumns,
  useListProducts,
} from '#generated/hooks/catalogue/catalogue.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { productsRequest } from '#web/pages/catalogue/list/list-requests.ts';
import { type ListState, parseListSearch } from '#web/pages/catalogue/list/list-url.ts';

const silent = { request: { silent: true } };
const most = constants.alternativesShown;

/** A read that may fail, as `Loaded` takes it. */
interface Read {
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** The first products of a list; not asked for without one. */
function useCandidates(state: ListState | undefined, productId: number) {
  const request = {
    ...productsRequest(state ?? parseListSearch('')),
    pageSize: pageSizes.listProducts.alternatives,
  };
  const list = useListProducts(request, { query: { enabled: state !== undefined }, ...silent });
  return { list, parts: state && list.data?.data.filter((part) => part.productId !== productId) };
}

export interface FoundAlternatives {
  /** The list that they are the best of. */
  readonly state: ListState;
  readonly alternatives: readonly Alternative<Product>[];
}

function unique(parts: readonly Product[]): readonly Product[] {
  return [...new Map(parts.map((part) => [part.productId, part])).values()];
}

/** Parts in stock that may replace a product, the most alike first; without data while they are not known. */
export function useAlternatives(product: Product): Read & { readonly data: FoundAlternatives | undefined } {
  const { catalogId, productId } = product;
  const columnRead = useListColumns({ catalogId }, silent);
  const facetRead = useCountProductFacets(
    { catalogId, inStock: listProductsFormInStockValues.onlyInStock },
    silent,
  );
  const [columns, facets] = [columnRead.data?.data, facetRead.data?.data];
  const filters = columns && facets ? alternativeFilters(product, columns, facets) : [];
  const states = filters.map((one): ListState => {
    return { ...parseListSearch(''), catalogId, inStock: true, filters: one };
  });
  const { list: firstRead, parts: first } = useCandidates(states[0], productId);
  const { list: secondRead, parts: second } = useCandidates(
    first && first.length < most ? states[1] : undefined,
    productId,
  );
  const { list: thirdRead, parts: third } = useCandidates(
    second && second.length === 0 ? states[2] : undefined,
    productId,
  );
  const failed = [columnRead, facetRead, firstRead, secondRead, thirdRead].filter(({ isError }) => isError);
  const read = {
    isError: failed.length > 0,
    refetch: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
  const awaited = [
    first,
    states[1] && first && first.length < most ? second : [],
    second?.length === 0 && states[2] ? third : [],
  ];
  const [state] = states;
  if (!columns || !state || awaited.includes(undefined)) return { ...read, data: undefined };
  const candidates = unique([...(first ?? []), ...(second ?? []), ...(third ?? [])]);
  const widest = third ? states[2] : second && second.length > 0 ? states[1] : state;
  const alternatives = rankAlternatives(product, candidates, columns).slice(0, most);
  return { ...read, data: { state: widest ?? state, alternatives } };
}
