import { useQueries } from '@tanstack/react-query';
import { columnColumnTypeValues } from '#generated/enums.ts';
import {
  getGetProductQueryOptions,
  getListColumnsQueryOptions,
} from '#generated/hooks/catalogue/catalogue.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import type { Product } from '#generated/hooks/model/product.ts';

export interface Compared {
  readonly products: readonly Product[];
  /** The columns of their categories whose values are words or numbers. */
  readonly columns: readonly Column[];
  /** Products of the address that are not in the shop. */
  readonly missing: readonly number[];
  readonly isReady: boolean;
}

/** The products of a comparison, in its order, with the columns of their categories; each read is one that other pages share. */
export function useCompared(ids: readonly number[]): Compared {
  const answers = useQueries({
    queries: ids.map((productId) =>
      getGetProductQueryOptions({ productId }, { query: { meta: { suppressErrorToast: true } } }),
    ),
  });
  const products = answers.flatMap(({ data }) => data?.data ?? []);
  const catalogIds = [...new Set(products.map(({ catalogId }) => catalogId))];
  const columns = useQueries({
    queries: catalogIds.map((catalogId) => getListColumnsQueryOptions({ catalogId })),
  });
  const plain = columns
    .flatMap(({ data }) => data?.data ?? [])
    .filter(
      ({ columnComment, columnType }) =>
        columnType === columnColumnTypeValues.parameterColumn &&
        (columnComment === 'text' || columnComment === 'number'),
    );
  return {
    products,
    columns: plain,
    missing: ids.filter((_, index) => answers[index]?.isError && !answers[index]?.data),
    isReady:
      answers.every(({ data, isError }) => data ?? isError) &&
      columns.every(({ data, isError }) => data ?? isError),
  };
}
