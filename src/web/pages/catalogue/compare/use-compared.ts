import { useQueries } from '@tanstack/react-query';
import { codes } from '#generated/constants.ts';
import { columnColumnTypeValues } from '#generated/enums.ts';
import {
  getCountProductFacetsQueryOptions,
  getGetProductQueryOptions,
  getListColumnsQueryOptions,
} from '#generated/hooks/catalogue/catalogue.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ColumnFilters } from '../list/list-url.ts';

export interface Compared {
  readonly products: readonly Product[];
  /** The columns of their categories whose values are words or numbers. */
  readonly columns: readonly Column[];
  /** What a column of words calls a value of its filter. */
  readonly labelOf: (columnId: number, token: string) => string | undefined;
  /** Products of the address that are not in the shop. */
  readonly missing: readonly number[];
  /** Something could not be read, so that products or their values are lacking. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly isReady: boolean;
}

function isGone(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === codes.notFound || error.code === codes.productWithdrawn)
  );
}

const quiet = { query: { meta: { suppressErrorToast: true } } };

/** The names of chosen words, which only the facets of their category say; nothing is read where no words were chosen. */
function useLabels(
  catalogIds: readonly number[],
  columns: readonly (readonly Column[])[],
  filters: ColumnFilters,
): Compared['labelOf'] {
  const withWords = catalogIds.filter((_, index) =>
    columns[index]?.some(({ columnId, columnComment }) => columnComment === 'text' && filters[columnId]),
  );
  const facets = useQueries({
    queries: withWords.map((catalogId) =>
      getCountProductFacetsQueryOptions({ catalogId }, { query: { meta: { suppressErrorToast: true } } }),
    ),
  });
  return (columnId, token) =>
    facets
      .flatMap(({ data }) => data?.data ?? [])
      .find((facet) => facet.columnId === columnId)
      ?.values.find(({ value }) => value === token)?.label;
}

/** The products of a comparison, in its order, with the columns of their categories; each read is one that other pages share. */
export function useCompared(ids: readonly number[], filters: ColumnFilters): Compared {
  const answers = useQueries({
    queries: ids.map((productId) => getGetProductQueryOptions({ productId }, quiet)),
  });
  const products = answers.flatMap(({ data }) => data?.data ?? []);
  const catalogIds = [...new Set(products.map(({ catalogId }) => catalogId))];
  const columns = useQueries({
    queries: catalogIds.map((catalogId) => getListColumnsQueryOptions({ catalogId }, quiet)),
  });
  const labelOf = useLabels(
    catalogIds,
    columns.map(({ data }) => data?.data ?? []),
    filters,
  );
  const plain = columns
    .flatMap(({ data }) => data?.data ?? [])
    .filter(
      ({ columnComment, columnType }) =>
        columnType === columnColumnTypeValues.parameterColumn &&
        (columnComment === 'text' || columnComment === 'number'),
    );
  const failed = [...answers, ...columns].filter(({ data, error }) => !data && error && !isGone(error));
  return {
    products,
    columns: plain,
    labelOf,
    missing: ids.filter((_, index) => !answers[index]?.data && isGone(answers[index]?.error)),
    hasFailed: failed.length > 0,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
    isReady:
      answers.every(({ data, isError }) => data ?? isError) &&
      columns.every(({ data, isError }) => data ?? isError),
  };
}
