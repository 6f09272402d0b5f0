// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  DoneAnswer,
  GetSampleOrderAnswer,
  GetSampleOrderForm,
  ListSampleOrdersAnswer,
  ListSampleOrdersParams,
  MoveSampleOrderForm
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
 * The sample orders of the member, newest first. Without `state` all of them.
 * @summary List sample orders
 */
export const listSampleOrders = (
    params?: ListSampleOrdersParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListSampleOrdersAnswer>(
      {operation: 'listSampleOrders', url: `/api/order/query/simple/order`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListSampleOrdersQueryKey = (params?: ListSampleOrdersParams,) => {
    return [
    `/api/order/query/simple/order`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSampleOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listSampleOrders>>, TError = unknown>(params?: ListSampleOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSampleOrders>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSampleOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSampleOrders>>> = ({ signal }) => listSampleOrders(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSampleOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSampleOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listSampleOrders>>>
export type ListSampleOrdersQueryError = unknown


export function useListSampleOrders<TData = Awaited<ReturnType<typeof listSampleOrders>>, TError = unknown>(
 params: undefined |  ListSampleOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSampleOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSampleOrders>>,
          TError,
          Awaited<ReturnType<typeof listSampleOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSampleOrders<TData = Awaited<ReturnType<typeof listSampleOrders>>, TError = unknown>(
 params?: ListSampleOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSampleOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSampleOrders>>,
          TError,
          Awaited<ReturnType<typeof listSampleOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSampleOrders<TData = Awaited<ReturnType<typeof listSampleOrders>>, TError = unknown>(
 params?: ListSampleOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSampleOrders>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List sample orders
 */

export function useListSampleOrders<TData = Awaited<ReturnType<typeof listSampleOrders>>, TError = unknown>(
 params?: ListSampleOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSampleOrders>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSampleOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSampleOrders} query
 */
export const invalidateListSampleOrders = async (
 queryClient: QueryClient, params?: ListSampleOrdersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSampleOrdersQueryKey(params) }, options);

  return queryClient;
}




/**
 * One sample order of the member.
 * @summary Read a sample order
 */
export const getSampleOrder = (
    getSampleOrderForm: GetSampleOrderForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetSampleOrderAnswer>(
      {operation: 'getSampleOrder', url: `/api/order/details`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: getSampleOrderForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetSampleOrderQueryKey = (getSampleOrderForm?: GetSampleOrderForm,) => {
    return [
    'POST', `/api/order/details`, getSampleOrderForm
    ] as const;
    }


export const getGetSampleOrderQueryOptions = <TData = Awaited<ReturnType<typeof getSampleOrder>>, TError = unknown>(getSampleOrderForm: GetSampleOrderForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSampleOrder>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSampleOrderQueryKey(getSampleOrderForm);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSampleOrder>>> = ({ signal }) => getSampleOrder(getSampleOrderForm, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSampleOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSampleOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getSampleOrder>>>
export type GetSampleOrderQueryError = unknown


export function useGetSampleOrder<TData = Awaited<ReturnType<typeof getSampleOrder>>, TError = unknown>(
 getSampleOrderForm: GetSampleOrderForm, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSampleOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSampleOrder>>,
          TError,
          Awaited<ReturnType<typeof getSampleOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSampleOrder<TData = Awaited<ReturnType<typeof getSampleOrder>>, TError = unknown>(
 getSampleOrderForm: GetSampleOrderForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSampleOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSampleOrder>>,
          TError,
          Awaited<ReturnType<typeof getSampleOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSampleOrder<TData = Awaited<ReturnType<typeof getSampleOrder>>, TError = unknown>(
 getSampleOrderForm: GetSampleOrderForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSampleOrder>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a sample order
 */

export function useGetSampleOrder<TData = Awaited<ReturnType<typeof getSampleOrder>>, TError = unknown>(
 getSampleOrderForm: GetSampleOrderForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSampleOrder>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSampleOrderQueryOptions(getSampleOrderForm,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSampleOrder} query
 */
export const invalidateGetSampleOrder = async (
 queryClient: QueryClient, getSampleOrderForm: GetSampleOrderForm, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSampleOrderQueryKey(getSampleOrderForm) }, options);

  return queryClient;
}




/**
 * Type 3 confirms that the sample has arrived, type 5 cancels a sample that nobody has examined yet; then its points come back.
 * @summary Confirm or cancel a sample order
 */
export const moveSampleOrder = (
    moveSampleOrderForm: MoveSampleOrderForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'moveSampleOrder', url: `/api/order/cancel/simple/order`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: moveSampleOrderForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getMoveSampleOrderMutationKey = () => ['moveSampleOrder'] as const;

export const getMoveSampleOrderMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveSampleOrder>>, TError,MoveSampleOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof moveSampleOrder>>, TError,MoveSampleOrderMutationVariables, TContext> => {

const mutationKey = getMoveSampleOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveSampleOrder>>, MoveSampleOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  moveSampleOrder(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveSampleOrderMutationResult = NonNullable<Awaited<ReturnType<typeof moveSampleOrder>>>
    export type MoveSampleOrderMutationBody = MoveSampleOrderForm
    export type MoveSampleOrderMutationError = unknown
    export type MoveSampleOrderMutationVariables = {data: MoveSampleOrderForm}

    /**
 * @summary Confirm or cancel a sample order
 */
export const useMoveSampleOrder = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveSampleOrder>>, TError,MoveSampleOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveSampleOrder>>,
        TError,
        MoveSampleOrderMutationVariables,
        TContext
      > => {
      return useMutation(getMoveSampleOrderMutationOptions(options), queryClient);
    }
