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
  GetSolutionAnswer,
  GetSolutionParams,
  ListSolutionsAnswer,
  ListSolutionsForm
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
 * Solutions for the home page and for the list of the solutions page, which loads the next page when its end comes into view.
 * @summary Solutions
 */
export const listSolutions = (
    listSolutionsForm: ListSolutionsForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListSolutionsAnswer>(
      {operation: 'listSolutions', url: `/open/schemeList`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listSolutionsForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListSolutionsQueryKey = (listSolutionsForm?: ListSolutionsForm,) => {
    return [
    'POST', `/open/schemeList`, listSolutionsForm
    ] as const;
    }


export const getListSolutionsQueryOptions = <TData = Awaited<ReturnType<typeof listSolutions>>, TError = unknown>(listSolutionsForm: ListSolutionsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSolutions>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSolutionsQueryKey(listSolutionsForm);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSolutions>>> = ({ signal }) => listSolutions(listSolutionsForm, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSolutions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSolutionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSolutions>>>
export type ListSolutionsQueryError = unknown


export function useListSolutions<TData = Awaited<ReturnType<typeof listSolutions>>, TError = unknown>(
 listSolutionsForm: ListSolutionsForm, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSolutions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSolutions>>,
          TError,
          Awaited<ReturnType<typeof listSolutions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSolutions<TData = Awaited<ReturnType<typeof listSolutions>>, TError = unknown>(
 listSolutionsForm: ListSolutionsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSolutions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSolutions>>,
          TError,
          Awaited<ReturnType<typeof listSolutions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSolutions<TData = Awaited<ReturnType<typeof listSolutions>>, TError = unknown>(
 listSolutionsForm: ListSolutionsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSolutions>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Solutions
 */

export function useListSolutions<TData = Awaited<ReturnType<typeof listSolutions>>, TError = unknown>(
 listSolutionsForm: ListSolutionsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSolutions>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSolutionsQueryOptions(listSolutionsForm,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSolutions} query
 */
export const invalidateListSolutions = async (
 queryClient: QueryClient, listSolutionsForm: ListSolutionsForm, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSolutionsQueryKey(listSolutionsForm) }, options);

  return queryClient;
}




/**
 * The text of a solution. Its buy button leads to the product detail of `productId`.
 * @summary One solution
 */
export const getSolution = (
    params: GetSolutionParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetSolutionAnswer>(
      {operation: 'getSolution', url: `/open/detail`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetSolutionQueryKey = (params?: GetSolutionParams,) => {
    return [
    `/open/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSolutionQueryOptions = <TData = Awaited<ReturnType<typeof getSolution>>, TError = unknown>(params: GetSolutionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSolution>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSolutionQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSolution>>> = ({ signal }) => getSolution(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSolution>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSolutionQueryResult = NonNullable<Awaited<ReturnType<typeof getSolution>>>
export type GetSolutionQueryError = unknown


export function useGetSolution<TData = Awaited<ReturnType<typeof getSolution>>, TError = unknown>(
 params: GetSolutionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSolution>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSolution>>,
          TError,
          Awaited<ReturnType<typeof getSolution>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSolution<TData = Awaited<ReturnType<typeof getSolution>>, TError = unknown>(
 params: GetSolutionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSolution>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSolution>>,
          TError,
          Awaited<ReturnType<typeof getSolution>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSolution<TData = Awaited<ReturnType<typeof getSolution>>, TError = unknown>(
 params: GetSolutionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSolution>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One solution
 */

export function useGetSolution<TData = Awaited<ReturnType<typeof getSolution>>, TError = unknown>(
 params: GetSolutionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSolution>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSolutionQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSolution} query
 */
export const invalidateGetSolution = async (
 queryClient: QueryClient, params: GetSolutionParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSolutionQueryKey(params) }, options);

  return queryClient;
}




