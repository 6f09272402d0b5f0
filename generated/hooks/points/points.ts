// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ListPointsFlowAnswer,
  ListPointsFlowParams
} from '../model';

import { call } from '#web/api/mutator.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * The points ledger, newest first.
 * @summary List the movements of points
 */
export const listPointsFlow = (
    params?: ListPointsFlowParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListPointsFlowAnswer>(
      {operation: 'listPointsFlow', url: `/api/account/getIntegralFlowAll`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPointsFlowQueryKey = (params?: ListPointsFlowParams,) => {
    return [
    `/api/account/getIntegralFlowAll`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPointsFlowQueryOptions = <TData = Awaited<ReturnType<typeof listPointsFlow>>, TError = unknown>(params?: ListPointsFlowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointsFlow>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPointsFlowQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPointsFlow>>> = ({ signal }) => listPointsFlow(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPointsFlow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPointsFlowQueryResult = NonNullable<Awaited<ReturnType<typeof listPointsFlow>>>
export type ListPointsFlowQueryError = unknown


export function useListPointsFlow<TData = Awaited<ReturnType<typeof listPointsFlow>>, TError = unknown>(
 params: undefined |  ListPointsFlowParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointsFlow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPointsFlow>>,
          TError,
          Awaited<ReturnType<typeof listPointsFlow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPointsFlow<TData = Awaited<ReturnType<typeof listPointsFlow>>, TError = unknown>(
 params?: ListPointsFlowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointsFlow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPointsFlow>>,
          TError,
          Awaited<ReturnType<typeof listPointsFlow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPointsFlow<TData = Awaited<ReturnType<typeof listPointsFlow>>, TError = unknown>(
 params?: ListPointsFlowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointsFlow>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the movements of points
 */

export function useListPointsFlow<TData = Awaited<ReturnType<typeof listPointsFlow>>, TError = unknown>(
 params?: ListPointsFlowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointsFlow>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPointsFlowQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPointsFlow} query
 */
export const invalidateListPointsFlow = async (
 queryClient: QueryClient, params?: ListPointsFlowParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPointsFlowQueryKey(params) }, options);

  return queryClient;
}




