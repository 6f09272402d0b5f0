import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { columnScreenValues } from '#generated/enums.ts';
import {
  getListProductsQueryOptions,
  useCountProductFacets,
  useGetCatalogTree,
  useListColumns,
  useListProducts,
} from '#generated/hooks/catalogue/catalogue.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import type { CountProductFacetsAnswer } from '#generated/hooks/model/countProductFacetsAnswer.ts';
import type { CountSearchCategoriesAnswer } from '#generated/hooks/model/countSearchCategoriesAnswer.ts';
import type { GetCatalogTreeAnswer } from '#generated/hooks/model/getCatalogTreeAnswer.ts';
import type { ListColumnsAnswer } from '#generated/hooks/model/listColumnsAnswer.ts';
import type { ListProductsAnswer } from '#generated/hooks/model/listProductsAnswer.ts';
import { useReadAhead } from '#web/api/use-read-ahead.ts';
import { useRefusal } from '#web/api/use-refusal.ts';
import { useAddressState } from '#web/state/use-address-state.ts';
import { type CategoryPlace, findPlace } from './category-place.ts';
import { useChosenColumns } from './column-choice.ts';
import {
  facetsRequest,
  type LeftOutFilter,
  moreColumnsField,
  needsColumns,
  productsRequest,
  reconcileListState,
} from './list-requests.ts';
import { countConditions } from './list-state.ts';
import { type ListState, listHref, parseListSearch } from './list-url.ts';

type Step = (now: ListState) => ListState;

/** The categories of the products that a search finds. */
export interface FoundInSearch {
  readonly categories: UseQueryResult<CountSearchCategoriesAnswer, unknown>;
}

export interface ListPage {
  /** Only of a search. */
  readonly found?: FoundInSearch;
  /** Where counting stopped, when the total is a lower bound. */
  readonly countedTo?: number | undefined;
  /** The words of a search that its narrowed list looks for. */
  readonly listedKeyWord?: string;
  readonly state: ListState;
  /** Filters of the address that mean nothing in the category. */
  readonly leftOut: readonly LeftOutFilter[];
  readonly place: CategoryPlace | undefined;
  /** The code with which the category was refused: 4004 when the shop has none with this id. */
  readonly refusal: number | undefined;
  /** Neither a category nor a condition: the categories themselves are shown. */
  readonly overview: boolean;
  readonly columnList: readonly Column[];
  readonly tree: UseQueryResult<GetCatalogTreeAnswer, unknown>;
  readonly columns: UseQueryResult<ListColumnsAnswer, unknown>;
  readonly products: UseQueryResult<ListProductsAnswer, unknown>;
  readonly facets: UseQueryResult<CountProductFacetsAnswer, unknown>;
  /** Takes the list one step on from its current state; Back undoes the step. */
  readonly go: (step: Step) => void;
  /** The same without a step of its own in the history. */
  readonly replace: (step: Step) => void;
}

const noColumns: readonly Column[] = [];

/** The state in the address, checked against the columns of the category once they are known. */
function useHeldState(asked: ListState, columns: readonly Column[] | undefined) {
  return useMemo(() => (columns ? reconcileListState(asked, columns) : undefined), [asked, columns]);
}

/** The address of a list, and how it is read and written. */
export type ParseList = (search: string) => ListState;

/** The read of the products of a list, where it is known before the filters are. */
type ProductsRead = (state: ListState, moreColumns: string | undefined) => ProductsOptions | undefined;
type ProductsOptions = ReturnType<typeof getListProductsQueryOptions<ListProductsAnswer>>;

const noRead: ProductsRead = () => undefined;

/** State, category and columns of a list: what it needs before its products, which are asked for together with its filters. */
export function useListPlace(parse: ParseList, productsRead = noRead) {
  const { state: asked, change } = useAddressState(parse, listHref);
  const tree = useGetCatalogTree();
  const { catalogId } = asked;
  const place = catalogId === undefined || !tree.data ? undefined : findPlace(tree.data.data, catalogId);
  const inCategory = catalogId !== undefined;
  const columns = useListColumns(
    { catalogId: catalogId ?? 0 },
    { query: { enabled: inCategory, meta: { suppressErrorToast: true } } },
  );
  const columnList = catalogId === undefined ? noColumns : columns.data?.data;
  const held = useHeldState(asked, columnList);
  const state = held?.state ?? asked;
  const chosen = useChosenColumns(catalogId);
  const needs = needsColumns(asked) || chosen !== undefined;
  // Products are asked for once the tree or the columns say that there is such a category.
  const ready = held !== undefined || (place !== undefined && !needs);
  const reconcile = (now: ListState) => (columnList ? reconcileListState(now, columnList).state : now);
  const filterable = columnList?.some((column) => column.screen === columnScreenValues.isFilter) ?? true;
  const moreColumns = moreColumnsField(columnList ?? noColumns, chosen);
  useReadAhead(ready ? productsRead(state, moreColumns) : undefined);
  const facets = useCountProductFacets(facetsRequest(state, catalogId ?? 0), {
    query: { enabled: ready && inCategory && filterable, placeholderData: keepPreviousData },
  });
  return {
    asked,
    ready,
    moreColumns,
    list: {
      state,
      leftOut: held?.leftOut ?? [],
      place,
      refusal: useRefusal(columns),
      columnList: columnList ?? noColumns,
      tree,
      columns,
      facets,
      go: (step: Step) => change((now) => step(reconcile(now))),
      replace: (step: Step) => change((now) => step(reconcile(now)), { replace: true }),
    },
  };
}

function isOverview(state: ListState): boolean {
  return state.catalogId === undefined && countConditions(state) === 0;
}

/** Parameters and data of the product list. */
export function useListPage(): ListPage {
  const { asked, ready, moreColumns, list } = useListPlace(parseListSearch, (state, more) =>
    isOverview(state) ? undefined : getListProductsQueryOptions(productsRequest(state, more)),
  );
  const overview = isOverview(asked);
  const products = useListProducts(productsRequest(list.state, moreColumns), {
    query: { enabled: ready && !overview, placeholderData: keepPreviousData },
  });
  return { ...list, overview, products };
}
